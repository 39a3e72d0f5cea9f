#pragma once

#include "app/background_task.h"
#include "app/book/book_loader.h"
#include "app/broken_files.h"
#include "app/settings.h"
#include "app/tables/hint_finder.h"
#include "core/book/link_start.h"
#include "core/link/solver.h"
#include "core/record/game_record.h"
#include "ui/book/book_place.h"
#include "ui/main_window.h"
#include "ui/theme/theme.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>

namespace qipan::ui {
class DiagramCard;
}

namespace qipan::app {

class ChapterPdf;

/// Controls the page of the book: loads the chapters, searches them, stores which pages were read and bookmarked, and
/// lets an engine answer on diagrams.
class BookDesk final : public QObject {
    Q_OBJECT

public:
    BookDesk(ui::MainWindow& window, Settings& settings, QObject* parent);
    ~BookDesk() override;

    /// Shows the book where it was left, or at `place`.
    void show(const ui::BookPlace& place = {});
    /// Shows an extra chapter, which is not part of the book, from its beginning. There is at most one, and nothing
    /// about it is stored.
    void showBeside(book::Chapter chapter);
    /// The same without bringing the book to the front.
    void setBeside(book::Chapter chapter);
    void applyTheme(const ui::Theme& theme);
    void applyPreferences();
    /// Reloads the same page after the language changed.
    void retranslate();
    /// Sets how long a page must be shown, with its end scrolled into view, to count as read.
    void setReadAfter(std::chrono::milliseconds time) { m_reading.setInterval(time); }
    /// Returns whether the shown page has been shown that long.
    [[nodiscard]] bool wasLooked() const { return m_wasLooked; }
    /// Saves chapters as PDF.
    [[nodiscard]] ChapterPdf& pdf() { return *m_pdf; }
    [[nodiscard]] bool isLoaded() const { return m_book != nullptr; }

Q_SIGNALS:
    /// The user wants to continue a game from the end of this line.
    void playWanted(const qipan::record::GameRecord& line);
    /// The user wants to play link-match with these tiles.
    void tilesWanted(const qipan::book::LinkBoard& board);
    /// The user wants to solve puzzles of this kind, given by its key in the book.
    void puzzlesWanted(const QString& kind);
    /// The user followed a link to the first lesson of this game.
    void lessonWanted(const QString& game);

private:
    void connectPage();
    void savePdf();
    void load();
    void reload();
    [[nodiscard]] QString ownFolder() const;
    void loaded(const QString& language, const LoadedBook& loaded);
    void compose();
    [[nodiscard]] bool isBeside(const ui::BookPlace& place) const;
    void search(const QString& text);
    void follow(const QString& address);
    void explain(const QString& address);
    void pageShown(const ui::BookPlace& place);
    void noteRead();
    void setBookmark(const ui::BookPlace& place, bool wanted);
    void readKept();
    void showKept();
    void answer(ui::DiagramCard* card);
    void answered(const std::vector<Thinking>& hints);
    void askSolver(const link::Game& game);
    void solved(const link::Solving& solving);
    void stopAnswer();
    void play(const ui::DiagramCard& card);
    void copy(const ui::DiagramCard& card);

    ui::MainWindow& m_window;
    Settings& m_settings;
    ui::Theme m_theme;
    ChapterPdf* m_pdf; ///< a child
    BackgroundTask m_loading;
    BackgroundTask m_searching;
    BackgroundTask m_solving; ///< for the tiles on the diagram that is being answered
    bool m_isConnected = false;
    QString m_language; ///< of the loaded chapters
    std::shared_ptr<const book::Book> m_loaded;
    OwnFiles m_ownFiles; ///< included in the loaded book
    BrokenFiles m_broken;
    std::optional<book::Chapter> m_beside;
    std::shared_ptr<const book::Book> m_book; ///< the loaded book with the extra chapter
    ui::BookPlace m_wanted;
    BookKept m_kept;
    QTimer m_reading;         ///< runs until the shown page may count as read
    bool m_wasLooked = false; ///< the shown page has been shown that long
    QString m_answeringGame;
    QPointer<ui::DiagramCard> m_answering;
    std::unique_ptr<HintFinder> m_engine;
};

} // namespace qipan::app
