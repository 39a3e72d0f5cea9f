// Switching tables: opening and continuing a game, and leaving the table on the LAN.
#include "app/program.h"
#include "ui/base/texts.h"

#include <algorithm>
#include <utility>

namespace qipan::app {

namespace {

using Page = ui::MainWindow::Page;

} // namespace

void Program::open(const QString& key)
{
    if (key == ui::linkKey)
        m_link->open();
    else if (m_resume->has(key) && m_local->isUntouched(key))
        m_resume->open(key);
    else
        m_local->open(key);
    showActionState();
}

void Program::setUpRenju(int index)
{
    if (isLanShown() && m_lan->isPlaying())
        return leaveTable([this, index] { m_local->setUpRenju(index); });
    m_local->setUpRenju(index);
}

void Program::setUpReversi()
{
    if (isLanShown() && m_lan->isPlaying())
        return leaveTable([this] { m_local->setUpReversi(); });
    m_local->setUpReversi();
}

/// The opponent becomes the setting for this game, as if chosen in the menu.
void Program::playFrom(const GameSetup& setup, const ui::RecordPage::Opponent& opponent)
{
    using Kind = ui::RecordPage::Opponent::Kind;
    if (opponent.kind == Kind::Friend && setup.position)
        return m_window->showMessage(tr("This game cannot be continued on the local network: only moves can be sent, "
                                        "and no known moves lead to its starting position."));
    if (opponent.kind == Kind::Friend)
        return leaveTable([this, setup] { m_lan->showHostPage(setup); });
    const auto begin = [this, setup, opponent] {
        ui::Preferences preferences = m_window->preferences();
        ui::GamePreferences& game = preferences.games[ui::textOf(setup.game->key)];
        game.opponent = opponent.kind == Kind::Person ? ui::GamePreferences::Opponent::Person
                                                      : ui::GamePreferences::Opponent::Computer;
        if (opponent.kind == Kind::Computer)
            game.level = opponent.number;
        game.engine = opponent.kind == Kind::Engine ? opponent.number : 0;
        m_window->userChanged(preferences);
        m_local->playFrom(setup);
    };
    if (m_lan->isPlaying())
        return leaveTable(begin);
    begin();
}

void Program::playFromBook(const record::GameRecord& line)
{
    const auto setup = setupFromRecord(line, line.tree.mainLine(), {});
    if (!setup)
        return m_window->showMessage(setup.error());
    const int level = m_window->preferences().games.value(ui::textOf(setup->game->key)).level;
    playFrom(*setup, {ui::RecordPage::Opponent::Kind::Computer, level});
}

void Program::newGame()
{
    if (m_window->page() == Page::Link)
        return m_link->newGame();
    if (m_window->page() != Page::Match)
        return;
    const QString key = m_window->game();
    if (isLanShown() && m_lan->isPlaying()) {
        if (!m_lan->isRoundRunning() && !m_lan->game()->isAway())
            return m_lan->game()->askForNext(); // another game with the same peer
        return leaveTable([this, key] { m_local->newGame(key); });
    }
    m_local->newGame(key);
}

void Program::undo()
{
    if (m_window->page() == Page::History) // undoing an export needs confirmation: it belongs to no page
        m_history->canUndo() ? m_history->undo() : m_files->exports().offerUndo();
    else if (m_window->page() == Page::Statistics)
        m_statistics->undo();
    else if (isLinkShown())
        m_link->undo();
    else if (isRecordShown())
        m_record->undo();
    else
        m_match->undo();
}

void Program::hint()
{
    if (m_window->page() == Page::Lesson)
        m_lesson->hint();
    else if (m_puzzles->canHint())
        m_puzzles->hint();
    else if (isLinkShown())
        m_link->hint();
    else
        m_match->hint();
}

void Program::startLesson(const QString& game)
{
    m_lessonOffer->end(game);
    m_lesson->start(game);
}

QString Program::shownGame() const
{
    if (isLinkShown())
        return ui::linkKey.toString();
    const bool isTable = m_window->page() == Page::Match && m_match->table() != nullptr;
    return isTable ? ui::textOf(m_match->table()->setup().game->key) : QString{};
}

QStringList Program::waitingGames() const
{
    QStringList keys;
    if (m_link->hasGame())
        keys << ui::linkKey.toString();
    for (const GameInfo& game : games()) {
        const QString key = ui::textOf(game.key);
        if (m_resume->has(key) || m_local->isRunning(key))
            keys << key;
    }
    return keys;
}

/// Not at a LAN table, where somebody else would have to wait.
void Program::offerLesson()
{
    const QString game = isLanShown() ? QString{} : shownGame();
    m_lessonOffer->showBoard(game);
    const Table* table = m_match->table();
    const bool isOver = isLinkShown() ? m_link->play() != nullptr && m_link->play()->end()
                                      : table != nullptr && table->hasMatch() && !table->match().isRunning();
    if (!game.isEmpty() && isOver)
        m_lessonOffer->end(game);
}

void Program::restart()
{
    if (isLinkShown())
        m_link->restart();
    else if (!isLanShown())
        m_local->restart();
    else if (m_lan->isPlaying())
        m_lan->game()->askForNext();
}

void Program::continueGame()
{
    if (isLinkShown())
        m_link->nextBoard();
    else if (m_lan->isPlaying() || m_lan->isSpectating())
        m_lan->showGame();
    else if (m_lastGamePage == Page::Home)
        open(m_resume->latest());
    else
        m_window->setPage(m_lastGamePage);
}

void Program::leaveTable(std::function<void()> then)
{
    const bool isAway = m_lan->isPlaying() && m_lan->game()->isAway();
    if (!m_lan->isRoundRunning() && !isAway) {
        m_lan->leave();
        then();
        return;
    }
    askToLeave(std::move(then));
}

void Program::showHostPage()
{
    if (m_lan->isHost())
        m_lan->showHostPage();
    else
        leaveTable([this] { m_lan->showHostPage(); }); // a guest leaves one table to open another
}

void Program::askToLeave(std::function<void()> then)
{
    QString text = tr("If you leave, you resign the game on the local network.");
    if (m_lan->game()->isAway())
        text = m_lan->isRoundRunning()
            ? tr("The connection is lost. The game will be saved as unfinished.")
            : tr("The connection is lost, but %1 may still reconnect.").arg(m_lan->game()->peerName());
    m_window->ask({.topic = ui::Question::Topic::Leave,
                   .text = text,
                   .agree = tr("&Leave"),
                   .decline = tr("St&ay"),
                   .agreed = [this, then = std::move(then)] {
                       m_lan->leave();
                       then();
                   }});
}

bool Program::mayClose()
{
    if (m_record->isChanged()) {
        m_record->leave([this] { m_window->close(); });
        return false;
    }
    if (m_options.computerSeat) { // it asks no questions
        keepLayout();
        return true;
    }
    if (m_lan->isRoundRunning()) {
        askToLeave([this] { m_window->close(); });
        return false;
    }
    if (const QString lost = losses(); !lost.isEmpty()) {
        askToLose(lost);
        return false;
    }
    if (!m_isDrained && !m_storeThread->isIdle()) {
        m_drain.start();
        return false;
    }
    keepLayout();
    return true;
}

void Program::connectDrain()
{
    connect(&m_drain, &StoreDrain::isSlow, this, [this] {
        m_window->ask({.topic = ui::Question::Topic::Unwritten,
                       .text = tr("Saving your games…"),
                       .agree = tr("&Close anyway"),
                       .decline = tr("St&ay"),
                       .agreed = [this] { close(); },
                       .declined = [this] { m_drain.cancel(); }});
    });
    connect(&m_drain, &StoreDrain::written, this, [this] {
        m_window->withdraw(ui::Question::Topic::Unwritten);
        m_isDrained = true;
        m_window->close();
        m_isDrained = false;
    });
    connect(&m_drain, &StoreDrain::timedOut, this, [this] { askToLose(unsavedText()); });
}

QString Program::losses() const
{
    QStringList sentences;
    if (std::ranges::any_of(findChildren<DataStore*>(), &DataStore::isWaiting))
        sentences << unsavedText();
    if (m_files->isBusy())
        sentences << tr("An import or export is still running and would be cancelled.");
    return sentences.join(u' ');
}

QString Program::unsavedText()
{
    return tr("Some of your games could not be saved in the data folder and would be lost. File ▸ Save stores the "
              "current game in a separate file.");
}

void Program::followLosses()
{
    if (losses().isEmpty() && !m_drain.isActive())
        m_window->withdraw(ui::Question::Topic::Unwritten);
}

void Program::askToLose(const QString& losses)
{
    m_window->ask({.topic = ui::Question::Topic::Unwritten,
                   .text = losses,
                   .agree = tr("&Quit anyway"),
                   .decline = tr("St&ay"),
                   .agreed = [this] { close(); },
                   .declined = {}});
}

/// Without further questions.
void Program::close()
{
    keepLayout();
    m_window->setMayClose({});
    m_window->close();
}

void Program::keepLayout()
{
    m_settings.setLayout(m_window->saveLayout());
}

} // namespace qipan::app
