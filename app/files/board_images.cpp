// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/board_images.h"

#include "app/files/record_reading.h"
#include "app/files/record_saving.h"
#include "ui/icons/svg.h"
#include "ui/messages/message_queue.h"
#include "ui/shell/status_bar.h"

#include <QBuffer>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace qipan::app {

QImage imageOf(ui::BoardView& board, const ui::ImageChoice& choice)
{
    ui::PictureOptions options = choice.options;
    options.isVector = false;
    QImage image{board.pictureSize(choice.longer, options), QImage::Format_ARGB32_Premultiplied};
    image.fill(Qt::transparent);
    QPainter painter{&image};
    board.paintPicture(painter, choice.longer, options);
    return image;
}

QByteArray svgOf(ui::BoardView& board, const ui::ImageChoice& choice)
{
    ui::PictureOptions options = choice.options;
    options.isVector = true;
    return ui::makeSvg(board.pictureSize(choice.longer, options), board.boardName(),
                       [&](QPainter& painter) { board.paintPicture(painter, choice.longer, options); });
}

BoardImages::BoardImages(const ui::WindowParts& window, PreferenceStore& preferences, const ShownGames& shown,
                         RecentFiles& recent, QObject* parent)
    : QObject{parent}
    , m_parts{window}
    , m_preferences{preferences}
    , m_shown{shown}
    , m_recent{recent}
    , m_writer{*this}
{
}

ui::ImageChoice BoardImages::usualChoice() const
{
    ui::ImageChoice choice = m_last.value_or(ui::ImageChoice{});
    if (!m_last) {
        const ui::BoardView* board = m_shown.board();
        choice.options.coordinates = board != nullptr && board->options().coordinates;
        choice.options.moveNumbers = m_preferences->moveNumbers;
    }
    return choice;
}

void BoardImages::ask()
{
    ui::BoardView* board = m_shown.board();
    if (board == nullptr)
        return;
    auto* dialog = new ui::ImageDialog{*board, usualChoice(), &m_parts.window};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ui::ImageDialog::saveRequested, this, &BoardImages::chooseFile);
    connect(dialog, &ui::ImageDialog::copyRequested, this, &BoardImages::copyAs);
    dialog->open();
}

void BoardImages::chooseFile(const ui::ImageChoice& choice)
{
    m_last = choice;
    const QString suffix = choice.kind == ui::ImageChoice::Kind::Svg ? u"svg"_s : u"png"_s;
    auto* chooser = new QFileDialog{&m_parts.window, tr("Save picture"), m_recent.folder()};
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setAcceptMode(QFileDialog::AcceptSave);
    chooser->setDefaultSuffix(suffix);
    chooser->setNameFilter(suffix.toUpper() + u" (*." + suffix + u')');
    chooser->selectFile(m_shown.fileName() + u'.' + suffix);
    connect(chooser, &QFileDialog::fileSelected, this, [this, choice](const QString& path) { saveTo(path, choice); });
    chooser->open();
}

void BoardImages::saveTo(const QString& path, const ui::ImageChoice& choice)
{
    ui::BoardView* board = m_shown.board();
    if (board == nullptr)
        return;
    if (suffixOf(path) == u"svg") {
        if (!ui::hasSvg) {
            written(path, tr("This build of Qipan cannot write SVG. Save the picture as PNG."));
            return;
        }
        m_writer.start([this, path, bytes = svgOf(*board, choice)](const std::atomic<bool>&) -> BackgroundTask::Reply {
            const auto failure = writeFile(path, bytes);
            return [this, path, failure] { written(path, failure); };
        });
        return;
    }
    // Compressing a large picture takes a second.
    m_writer.start([this, path, image = imageOf(*board, choice)](const std::atomic<bool>&) -> BackgroundTask::Reply {
        QByteArray bytes;
        QBuffer buffer{&bytes};
        buffer.open(QIODevice::WriteOnly);
        const bool isDone = image.save(&buffer, "PNG");
        const auto failure = isDone ? writeFile(path, bytes) : std::optional{tr("Not enough memory for this picture.")};
        return [this, path, failure] { written(path, failure); };
    });
}

void BoardImages::written(const QString& path, const std::optional<QString>& failure)
{
    if (failure) {
        m_parts.messages.showOnPage(*failure);
        Q_EMIT failed(*failure);
        return;
    }
    m_parts.status.setText(tr("Saved as %1.").arg(QFileInfo{path}.fileName()));
    Q_EMIT saved(path);
}

void BoardImages::copy()
{
    copyAs(usualChoice());
}

void BoardImages::copyAs(const ui::ImageChoice& choice)
{
    ui::BoardView* board = m_shown.board();
    if (board == nullptr)
        return;
    m_last = choice;
    QGuiApplication::clipboard()->setImage(imageOf(*board, choice));
    m_parts.status.setText(tr("Picture copied."));
}

} // namespace qipan::app
