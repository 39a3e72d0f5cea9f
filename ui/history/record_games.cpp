// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/record_games.h"

#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/history/history_line.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/quiet_view.h"

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QStyledItemDelegate>

#include <algorithm>
#include <array>

namespace qipan::ui {

namespace {

constexpr int typingPause = 150; // milliseconds

/// Makes rows as wide as the list, so that long texts are elided. Otherwise the first row determines the width of all.
class RowDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        return {0, QStyledItemDelegate::sizeHint(option, index).height()};
    }
};

QString shown(const std::string& text)
{
    return onOneLine(QString::fromStdString(text));
}

bool holds(const record::GameRecord& game, const QString& text)
{
    const std::array<const std::string*, 4> fields{&game.black, &game.white, &game.date, &game.event};
    return std::ranges::any_of(fields, [&text](const std::string* field) {
        return !field->empty() && QString::fromStdString(*field).contains(text, Qt::CaseInsensitive);
    });
}

} // namespace

void RecordGamesModel::setGames(const std::vector<record::GameRecord>* games)
{
    m_games = games;
    find({});
}

void RecordGamesModel::find(const QString& text)
{
    beginResetModel();
    m_found.clear();
    const std::size_t count = m_games == nullptr ? 0 : m_games->size();
    for (std::size_t i = 0; i < count; ++i) {
        if (text.isEmpty() || holds((*m_games)[i], text))
            m_found.push_back(static_cast<std::uint32_t>(i));
    }
    endResetModel();
}

int RecordGamesModel::rowOf(std::size_t game) const
{
    const auto found = std::ranges::lower_bound(m_found, game);
    return found != m_found.end() && *found == game ? static_cast<int>(found - m_found.begin()) : -1;
}

int RecordGamesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_found.size());
}

QVariant RecordGamesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const std::size_t number = gameAt(index.row());
    const record::GameRecord& game = (*m_games)[number];
    const QString black = game.black.empty() ? tr("Black") : shown(game.black);
    const QString white = game.white.empty() ? tr("White") : shown(game.white);
    //: A game in a list: its number and both players, as in "12. Ada – Lin".
    QStringList parts{tr("%1. %2 – %3").arg(QLocale{}.toString(qulonglong{number} + 1), black, white)};
    if (const QString result = resultText(game); !result.isEmpty())
        parts << result;
    for (const std::string* field : {&game.date, &game.event}) {
        if (!field->empty())
            parts << shown(*field);
    }
    const QString text = parts.join(u" · ");
    return role == Qt::DisplayRole ? text : plainTip(text);
}

RecordGames::RecordGames(QWidget* parent)
    : QWidget{parent}
    , m_model{new RecordGamesModel{this}}
    , m_text{new QLineEdit{this}}
    , m_list{new QuietView<QListView>{this}}
    , m_count{new QLabel{this}}
{
    m_text->setClearButtonEnabled(true);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new RowDelegate{m_list});
    m_list->setUniformItemSizes(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setMinimumHeight(60);
    m_count->setForegroundRole(QPalette::PlaceholderText);
    setLayout(makeColumn({m_text, {m_list, 1}, m_count}, {.margins = {0, 0, 0, 0}, .spacing = 6}));
    m_pause.setSingleShot(true);
    m_pause.setInterval(typingPause);
    connect(m_text, &QLineEdit::textChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(m_text, &QLineEdit::returnPressed, this, [this] {
        search();
        m_list->setFocus();
    });
    connect(&m_pause, &QTimer::timeout, this, &RecordGames::search);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        if (!m_isPicking && current.isValid())
            Q_EMIT gamePicked(m_model->gameAt(current.row()));
    });
    setFocusProxy(m_list);
    keepTranslated(this, [this] { retranslate(); });
}

void RecordGames::setGames(const std::vector<record::GameRecord>* games, std::size_t shown)
{
    m_isPicking = true;
    const QSignalBlocker quiet{m_text};
    m_text->clear();
    m_model->setGames(games);
    m_isPicking = false;
    pick(shown);
    retranslate();
}

void RecordGames::pick(std::size_t game)
{
    m_shown = game;
    m_isPicking = true;
    const QModelIndex index = m_model->index(m_model->rowOf(game));
    m_list->setCurrentIndex(index);
    if (index.isValid())
        m_list->scrollTo(index);
    m_isPicking = false;
}

void RecordGames::search()
{
    m_pause.stop();
    m_isPicking = true;
    m_model->find(m_text->text().simplified());
    m_isPicking = false;
    pick(m_shown);
    retranslate();
}

void RecordGames::retranslate()
{
    m_text->setPlaceholderText(tr("Search names, dates, events"));
    m_text->setAccessibleName(tr("Search games"));
    m_list->setAccessibleName(tr("Games"));
    m_count->setText(tr("%Ln game(s)", nullptr, m_model->rowCount()));
}

} // namespace qipan::ui
