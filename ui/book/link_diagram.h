#pragma once

#include "core/link/game.h"
#include "ui/book/diagram_board.h"

#include <QPointer>

namespace qipan::ui {

class LinkView;

/// A board of link-match in the book: pairs are taken as in the game.
class LinkDiagram final : public DiagramBoard {
    Q_OBJECT

public:
    /// Precondition: a diagram of link-match.
    LinkDiagram(const book::Diagram& diagram, std::shared_ptr<const TileSet> tiles);

    [[nodiscard]] BoardView& view() const override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] QString placeText() const override;
    [[nodiscard]] bool canBack() const override;
    [[nodiscard]] bool isAtStart() const override { return !canBack(); }
    void back() override;
    void reset() override;
    void showHint() override;
    void retranslate() override;

private:
    void choose(Cell cell);
    void showPaths();
    [[nodiscard]] link::Game start() const;

    const book::LinkBoard m_board;
    const std::optional<book::Exercise> m_exercise;
    const std::shared_ptr<const TileSet> m_tiles;
    link::Game m_game;
    QPointer<LinkView> m_view;
};

} // namespace qipan::ui
