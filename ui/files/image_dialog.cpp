// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/image_dialog.h"

#include "ui/base/change_events.h"
#include "ui/icons/svg.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QSpinBox>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace qipan::ui {

PicturePreview::PicturePreview(BoardView& board, QWidget* parent)
    : QWidget{parent}
    , m_board{board}
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PicturePreview::setPicture(QSize size, const PictureOptions& options)
{
    m_size = size;
    m_options = options;
    update();
}

void PicturePreview::paintEvent(QPaintEvent*)
{
    if (m_size.isEmpty())
        return;
    const QSize fitting = m_size.scaled(size() * devicePixelRatioF(), Qt::KeepAspectRatio);
    QPixmap picture{fitting.expandedTo({1, 1})};
    picture.fill(Qt::transparent);
    {
        QPainter painter{&picture};
        m_board.paintPicture(painter, std::max(fitting.width(), fitting.height()), m_options);
    }
    picture.setDevicePixelRatio(devicePixelRatioF());
    const QSizeF shown = QSizeF{fitting} / devicePixelRatioF();
    QPainter painter{this};
    painter.drawPixmap(QPointF{(width() - shown.width()) / 2, (height() - shown.height()) / 2}, picture);
}

ImageDialog::ImageDialog(BoardView& board, const ImageChoice& choice, QWidget* parent)
    : OrderedDialog{parent}
    , m_board{board}
    , m_preview{new PicturePreview{board, this}}
    , m_kind{new QComboBox{this}}
    , m_size{new QSpinBox{this}}
    , m_pixels{makeTextLabel(this)}
    , m_coordinates{new QCheckBox{this}}
    , m_numbers{new QCheckBox{this}}
    , m_marks{new QCheckBox{this}}
    , m_save{new QPushButton{this}}
    , m_copy{new QPushButton{this}}
    , m_cancel{makeButton(this, &QDialog::reject)}
{
    m_kind->addItem(QString{});
    if (hasSvg)
        m_kind->addItem(QString{});
    m_kind->setCurrentIndex(choice.kind == ImageChoice::Kind::Svg ? 1 : 0);
    m_size->setRange(ImageChoice::smallest, ImageChoice::largest);
    m_size->setSingleStep(64);
    m_size->setValue(choice.longer);
    m_coordinates->setChecked(choice.options.coordinates);
    m_numbers->setChecked(choice.options.moveNumbers);
    m_marks->setChecked(choice.options.marks);
    m_save->setDefault(true);
    m_copy->setAutoDefault(false);
    m_cancel->setAutoDefault(false);

    auto* fields = makeFormGrid();
    m_kindLabel = addFormRow(fields, m_kind);
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_sizeLabel = addFormRow(fields, m_size);
    fields->addWidget(m_pixels, fields->rowCount(), 1);
    auto* side = makeColumn({fields, space(6), m_coordinates, m_numbers, m_marks, stretch(1)});
    setLayout(makeColumn(
        {{makeRow({{m_preview, 1}, side}, {.spacing = 18}), 1}, makeRow({m_copy, stretch(1), m_cancel, m_save})},
        {.margins = {16, 16, 16, 14}, .spacing = 14}));

    connect(m_kind, &QComboBox::currentIndexChanged, this, &ImageDialog::follow);
    connect(m_size, &QSpinBox::valueChanged, this, &ImageDialog::follow);
    for (QCheckBox* box : {m_coordinates, m_numbers, m_marks})
        connect(box, &QCheckBox::toggled, this, &ImageDialog::follow);
    connect(m_save, &QPushButton::clicked, this, [this] {
        accept();
        Q_EMIT saveRequested(this->choice());
    });
    connect(m_copy, &QPushButton::clicked, this, [this] {
        accept();
        Q_EMIT copyRequested(this->choice());
    });
    connect(&m_board, &QObject::destroyed, this, &QDialog::reject);
    keepTranslated(this, [this] { retranslate(); });
    follow();
    m_size->setFocus();
    m_size->selectAll();
}

ImageChoice ImageDialog::choice() const
{
    const bool isSvg = m_kind->currentIndex() == 1;
    return {.kind = isSvg ? ImageChoice::Kind::Svg : ImageChoice::Kind::Png,
            .longer = m_size->value(),
            .options = {.coordinates = m_coordinates->isChecked(),
                        .moveNumbers = m_numbers->isChecked(),
                        .marks = m_marks->isChecked(),
                        .isVector = isSvg}};
}

void ImageDialog::follow()
{
    const ImageChoice now = choice();
    const QSize size = m_board.pictureSize(now.longer, now.options);
    m_pixels->setText(u"%1 × %2"_s.arg(size.width()).arg(size.height()));
    PictureOptions options = now.options;
    options.isVector = false; // painted as pixels anyway
    m_preview->setPicture(size, options);
}

void ImageDialog::retranslate()
{
    setWindowTitle(tr("Save picture"));
    m_preview->setAccessibleName(tr("Preview"));
    m_kindLabel->setText(tr("Form&at:"));
    m_kind->setItemText(0, tr("PNG, pixels"));
    m_kind->setItemText(1, tr("SVG, scalable"));
    m_sizeLabel->setText(tr("&Longer side:"));
    //: After the number of pixels.
    m_size->setSuffix(tr(" px"));
    m_coordinates->setText(tr("Coo&rdinates"));
    m_numbers->setText(tr("Move &numbers"));
    m_marks->setText(tr("&Marks"));
    m_save->setText(tr("&Save…"));
    m_copy->setText(tr("C&opy"));
    m_cancel->setText(tr("&Cancel"));
}

} // namespace qipan::ui
