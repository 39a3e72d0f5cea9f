// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/hint_finder.h"
#include "ui/base/page.h"

#include <QPointer>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace qipan::ui {
class MessageQueue;
class TurnBoardView;
} // namespace qipan::ui

namespace qipan::app {

/// Gives hints on a page: a mark on the board, and the reasons in the window's message bar.
class HintController final : public QObject {
    Q_OBJECT

public:
    /// `messages` must outlive this object.
    HintController(ui::MessageQueue& messages, ui::Page page);
    ~HintController() override;

    /// Returns the lines that are known of a position, best first, so that hints agree with what is shown of them.
    using Known = std::function<std::vector<SearchResult>(const BoardGame& position)>;
    void setKnown(Known known) { m_known = std::move(known); }
    /// Searches for the best move in a position that is not the end of the game, or takes the best line that is known
    /// of it, and shows it on `view`.
    void search(const GameInfo& game, const BoardGame& position, ui::TurnBoardView& view);
    /// Stops, and removes what is shown.
    void cancel();

Q_SIGNALS:
    /// A hint was shown.
    void given();

private:
    void explain(const std::vector<SearchResult>& known);
    void take(const std::vector<SearchResult>& hints);
    void show(const std::vector<SearchResult>& hints);
    void say(const QString& text);

    ui::MessageQueue& m_messages;
    const ui::Page m_page;
    const GameInfo* m_game = nullptr; ///< of the finder
    std::unique_ptr<BoardGame> m_position;
    Known m_known = [](const BoardGame&) { return std::vector<SearchResult>{}; };
    QPointer<ui::TurnBoardView> m_view;
    std::unique_ptr<HintFinder> m_finder;
    std::unique_ptr<HintFinder> m_explainer; ///< of a known line
};

} // namespace qipan::app
