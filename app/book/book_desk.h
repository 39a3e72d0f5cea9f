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

/// Connects the page of the book with what is behind it: loads the chapters, searches them, keeps what was read and
/// marked, and lets an engine answer on diagrams.
class BookDesk final : public QObject {
    Q_OBJECT

public:
    BookDesk(ui::MainWindow& window, Settings& settings, QObject* parent);
    ~BookDesk() override;

    /// Shows the book where it was left, or at `place`.
    void show(const ui::BookPlace& place = {});
    /// Shows a chapter beside those of the book, at its beginning. One chapter is beside them at a time; nothing of it
    /// is kept for another start of the program.
    void showBeside(book::Chapter chapter);
    /// The same without coming to the front.
    void setBeside(book::Chapter chapter);
    void applyTheme(const ui::Theme& theme);
    void applyPreferences();
    /// Another language: the same page in it.
    void retranslate();
    /// How long a page must be shown to count as read, where its end has come into sight.
    void setReadAfter(std::chrono::milliseconds time) { m_reading.setInterval(time); }
    /// The shown page was shown so long.
    [[nodiscard]] bool wasLooked() const { return m_wasLooked; }
    /// What saves chapters as PDF.
    [[nodiscard]] ChapterPdf& pdf() { return *m_pdf; }
    [[nodiscard]] bool isLoaded() const { return m_book != nullptr; }

Q_SIGNALS:
    /// A game should go on from the end of this line.
    void playWanted(const qipan::record::GameRecord& line);
    /// A game of link-match should be played with these tiles.
    void tilesWanted(const qipan::book::LinkBoard& board);
    /// Puzzles of a kind should be solved: its key, as the book has it.
    void puzzlesWanted(const QString& kind);
    /// A link leads to the first lesson of this game.
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
    BackgroundTask m_solving; ///< of the tiles on the diagram that is answered
    bool m_isConnected = false;
    QString m_language; ///< of what is loaded
    std::shared_ptr<const book::Book> m_loaded;
    OwnFiles m_ownFiles; ///< that are among it
    BrokenFiles m_broken;
    std::optional<book::Chapter> m_beside;
    std::shared_ptr<const book::Book> m_book; ///< what was loaded, with the chapter beside it
    ui::BookPlace m_wanted;
    BookKept m_kept;
    QTimer m_reading;         ///< a page that was looked at so long, to its end, counts as read
    bool m_wasLooked = false; ///< at the shown page, so long
    QString m_answeringGame;
    QPointer<ui::DiagramCard> m_answering;
    std::unique_ptr<HintFinder> m_engine;
};

} // namespace qipan::app
