// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/statistics/figures_card.h"

#include "ui/base/text_tools.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/form.h"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace qipan::ui {

namespace {

constexpr int figureWidth = 9; ///< minimum, in ems

} // namespace

FiguresCard::FiguresCard(QWidget* parent)
    : Card{parent}
    , m_grid{new QGridLayout{this}}
{
    m_grid->setHorizontalSpacing(10);
    m_grid->setVerticalSpacing(10);
    setPadding(16, 12);
}

void FiguresCard::addPlace()
{
    Place place{};
    place.whole = new QWidget{this};
    place.value = makeTextLabel(place.whole);
    place.value->setWordWrap(false);
    place.value->setFont(scaledFont(font(), 1.6, QFont::DemiBold));
    place.name = makeTextLabel(place.whole);
    place.name->setForegroundRole(QPalette::PlaceholderText);
    place.name->setBuddy(place.value); // which has both as its accessible name
    place.whole->setLayout(makeColumn({place.value, place.name, stretch(1)}, {.margins = {0, 0, 0, 0}, .spacing = 0}));
    m_places.push_back(place);
}

void FiguresCard::setFigures(const std::vector<Figure>& figures)
{
    while (m_places.size() < figures.size())
        addPlace();
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        m_places[i].whole->setVisible(i < figures.size());
        if (i >= figures.size())
            continue;
        m_places[i].value->setText(figures[i].value);
        m_places[i].value->setAccessibleName(figures[i].name + u": " + figures[i].value);
        m_places[i].name->setText(figures[i].name);
    }
    m_shown = figures.size();
    m_columns = 0;
    arrange();
}

void FiguresCard::arrange()
{
    const int room = width() - 2 * (shadow + 16);
    const int columns = std::clamp(room / (figureWidth * fontMetrics().height()), 2, 5);
    if (columns == m_columns)
        return;
    m_columns = columns;
    for (const Place& place : m_places)
        m_grid->removeWidget(place.whole);
    for (std::size_t i = 0; i < m_shown; ++i)
        m_grid->addWidget(m_places[i].whole, static_cast<int>(i) / columns, static_cast<int>(i) % columns);
    for (int column = 0; column < 5; ++column)
        m_grid->setColumnStretch(column, column < columns ? 1 : 0);
}

} // namespace qipan::ui
