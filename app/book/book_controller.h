// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/hint_finder.h"
#include "app/base/background_task.h"
#include "app/base/broken_files.h"
#include "app/base/page_controller.h"
#include "app/book/book_loader.h"
#include "app/settings/preference_store.h"
#include "app/settings/settings.h"
#include "core/book/link_board.h"
#include "core/link/solver.h"
#include "core/record/game_record.h"
#include "ui/book/book_place.h"
#include "ui/files/job_bar.h"
#include "ui/shell/page_ref.h"
#include "ui/shell/window_parts.h"
#include "ui/theme/theme.h"

#include <QPointer>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>

namespace qipan::ui {
class BookPage;
class DiagramCard;
} // namespace qipan::ui

namespace qipan::app {

class ChapterPdf;

/// Controls the page of the book: loads the chapters, searches them, stores which pages were read and bookmarked, and
/// lets an engine answer on diagrams.
class BookController final : public PageController {
    Q_OBJECT

public:
    BookController(const ui::WindowParts& window, ui::PageRef<ui::BookPage> page, PreferenceStore& preferences,
                   ui::JobBar& jobs, Settings& settings, QObject* parent);

    /// Shows the book where it was left, or at `place`.
    void show(const ui::BookPlace& place = {});
    /// Shows an extra chapter, which is not part of the book, from its beginning. There is at most one, and nothing
    /// about it is stored.
    void showExtraChapter(book::Chapter chapter);
    /// The same without bringing the book to the front.
    void setExtraChapter(book::Chapter chapter);
    void pageShown() override;
    void pageHidden(ui::Page next) override;
    void applyTheme(const ui::Theme& theme) override;
    void applyPreferences() override;
    /// Reloads the same page after the language changed.
    void retranslate() override;
    /// Sets how long a page must be shown, with its end scrolled into view, to count as read.
    void setReadAfter(std::chrono::milliseconds time) { m_reading.setInterval(time); }
    /// Returns whether the shown page has been shown that long.
    [[nodiscard]] bool wasViewed() const { return m_wasViewed; }
    /// Saves chapters as PDF.
    [[nodiscard]] ChapterPdf& pdf() { return *m_pdf; }
    [[nodiscard]] bool isLoaded() const { return m_book != nullptr; }

Q_SIGNALS:
    /// The user wants to continue a game from the end of this line.
    void playRequested(const qipan::record::GameRecord& line);
    /// The user wants to analyse the position at the end of this line.
    void analysisRequested(const qipan::record::GameRecord& line);
    /// The user wants to play link-match with these tiles.
    void tilesRequested(const qipan::book::LinkBoard& board);
    /// The user wants to solve puzzles of this kind, given by its key in the book.
    void puzzlesRequested(const QString& kind);
    /// The user followed a link to the first lesson of this game.
    void lessonRequested(const QString& game);

private:
    void connectPage();
    void savePdf();
    void load();
    void reload();
    [[nodiscard]] QString userChapterFolder() const { return m_settings.folder() + u"/lessons"; }
    void loaded(const QString& language, const LoadedBook& loaded);
    void compose();
    [[nodiscard]] bool isExtraChapter(const ui::BookPlace& place) const;
    void search(const QString& text);
    void follow(const QString& address);
    void explain(const QString& address);
    void placeShown(const ui::BookPlace& place);
    void noteRead();
    void setBookmark(const ui::BookPlace& place, bool wanted);
    void readProgress();
    void showProgress();
    void changeLetters(int steps);
    void answer(ui::DiagramCard* card);
    void answered(const std::vector<SearchResult>& hints);
    void askSolver(const link::Game& game);
    void solved(const link::Solving& solving);
    void stopAnswer();
    void play(const ui::DiagramCard& card);
    void copy(const ui::DiagramCard& card);

    const ui::WindowParts m_parts;
    ui::PageRef<ui::BookPage> m_page;
    PreferenceStore& m_preferences;
    Settings& m_settings;
    ui::Theme m_theme;
    ChapterPdf* m_pdf; ///< a child
    BackgroundTask m_loading;
    BackgroundTask m_searching;
    BackgroundTask m_solving; ///< for the tiles on the diagram that is being answered
    QString m_language;       ///< of the loaded chapters
    std::shared_ptr<const book::Book> m_loaded;
    UserFiles m_userFiles; ///< included in the loaded book
    BrokenFiles m_broken;
    std::optional<book::Chapter> m_extraChapter;
    std::shared_ptr<const book::Book> m_book; ///< the loaded book with the extra chapter
    ui::BookPlace m_wanted;
    BookProgress m_progress;
    QTimer m_reading;         ///< runs until the shown page may count as read
    bool m_wasViewed = false; ///< the shown page has been shown that long
    QString m_answeringGame;
    QPointer<ui::DiagramCard> m_answering;
    std::unique_ptr<HintFinder> m_engine;
};

} // namespace qipan::app
