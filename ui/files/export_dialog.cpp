// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/export_dialog.h"

#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QRadioButton>

namespace qipan::ui {

ExportDialog::ExportDialog(int games, QWidget* parent)
    : OrderedDialog{parent}
    , m_games{games}
    , m_heading{makeTextLabel(this)}
    , m_kind{new QComboBox{this}}
    , m_note{makeTextLabel(this)}
    , m_comments{new QCheckBox{this}}
    , m_one{new QRadioButton{this}}
    , m_each{new QRadioButton{this}}
    , m_go{new QPushButton{this}}
    , m_cancel{makeButton(this, &QDialog::reject)}
{
    setMinimumWidth(27 * fontMetrics().height());
    m_heading->setFont(scaledFont(font(), 1.1, QFont::DemiBold));
    m_kind->addItems({QString{}, QString{}, QString{}, QString{}});
    m_one->setChecked(true);
    m_go->setDefault(true);
    m_cancel->setAutoDefault(false);
    auto* fields = makeFormGrid();
    m_kindLabel = addFormRow(fields, m_kind);
    setLayout(makeColumn(
        {m_heading, fields, m_note, m_comments, m_one, m_each, stretch(1), makeRow({stretch(1), m_cancel, m_go})},
        {.margins = {18, 16, 18, 14}, .spacing = 10}));
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ExportDialog::follow);
    connect(m_go, &QPushButton::clicked, this, [this] {
        accept();
        Q_EMIT chosen(choice());
    });
    keepTranslated(this, [this] {
        setWindowTitle(tr("Export"));
        m_heading->setText(tr("Export %Ln game(s)", nullptr, m_games));
        m_kindLabel->setText(tr("Form&at:"));
        m_kind->setItemText(0, tr("SGF"));
        m_kind->setItemText(1, tr("GGF"));
        m_kind->setItemText(2, tr("Piskvork"));
        m_kind->setItemText(3, tr("Moves as text"));
        m_comments->setText(tr("Co&mments on the mistakes of analysed games"));
        m_one->setText(tr("All in &one file"));
        m_each->setText(tr("On&e file per game, in a folder"));
        m_go->setText(tr("E&xport…"));
        m_cancel->setText(tr("&Cancel"));
        follow();
    });
}

ExportChoice ExportDialog::choice() const
{
    const auto kind = static_cast<ExportChoice::Kind>(m_kind->currentIndex());
    return {.kind = kind,
            .isFolder = m_each->isChecked() || !ExportChoice::mayBeOneFile(kind),
            .hasComments = kind == ExportChoice::Kind::Sgf && m_comments->isChecked()};
}

void ExportDialog::follow()
{
    const auto kind = static_cast<ExportChoice::Kind>(m_kind->currentIndex());
    const bool mayBeOne = ExportChoice::mayBeOneFile(kind);
    m_comments->setEnabled(kind == ExportChoice::Kind::Sgf);
    m_one->setEnabled(mayBeOne);
    if (!mayBeOne)
        m_each->setChecked(true);
    const QString notes[] = {tr("Gomoku and reversi with all variations and comments. Most programs can read it."),
                             tr("Reversi games without variations and comments."),
                             tr("Gomoku games without variations and comments, one file per game."),
                             tr("Moves only, one line per game: h8i9… or f5d6…")};
    m_note->setText(notes[static_cast<int>(kind)]);
}

} // namespace qipan::ui
