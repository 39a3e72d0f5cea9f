// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/card.h"

#include <QString>

#include <vector>

class QGridLayout;
class QLabel;

namespace qipan::ui {

/// A card of large figures, each with a label, in as many columns as fit.
class FiguresCard final : public Card {
    Q_OBJECT

public:
    struct Figure {
        QString name;
        QString value;
    };

    explicit FiguresCard(QWidget* parent = nullptr);

    void setFigures(const std::vector<Figure>& figures);

protected:
    void resizeEvent(QResizeEvent*) override { arrange(); }

private:
    struct Place {
        QWidget* whole;
        QLabel* value;
        QLabel* name;
    };
    void addPlace();
    void arrange();

    QGridLayout* m_grid;
    std::vector<Place> m_places;
    std::size_t m_shown = 0;
    int m_columns = 0;
};

} // namespace qipan::ui
