// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/move_list.h"

#include "ui/base/change_events.h"
#include "ui/panels/quality_text.h"

#include <QAbstractButton>
#include <QPainter>
#include <QPaintEvent>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

/// A header that looks like a quiet part of the table. (A style sheet would keep the colours of its first palette.)
class PlainHeader final : public QHeaderView {
public:
    using QHeaderView::QHeaderView;

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override
    {
        painter->fillRect(rect, palette().base());
        painter->setPen(palette().color(QPalette::PlaceholderText));
        painter->drawText(rect, Qt::AlignCenter, model()->headerData(section, orientation()).toString());
    }

    /// With gaps beside the text.
    [[nodiscard]] QSize sectionSizeFromContents(int section) const override
    {
        constexpr int padding = 8;
        return QHeaderView::sectionSizeFromContents(section) + QSize{padding, 0};
    }

    void paintEvent(QPaintEvent* event) override
    {
        QHeaderView::paintEvent(event);
        QRect empty = viewport()->rect(); // behind the last section
        orientation() == Qt::Horizontal ? empty.setLeft(length()) : empty.setTop(length());
        QPainter{viewport()}.fillRect(empty & event->rect(), palette().base());
    }
};

} // namespace

void MoveListModel::setMoves(const QStringList& moves, qsizetype tried)
{
    if (moves == m_moves && tried == m_tried)
        return;
    beginResetModel();
    m_moves = moves;
    m_tried = tried;
    m_qualities.clear();
    endResetModel();
}

void MoveListModel::setQualities(std::vector<record::MoveQuality> qualities)
{
    if (qualities == m_qualities)
        return;
    m_qualities = std::move(qualities);
    if (!m_moves.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 1));
}

record::MoveQuality MoveListModel::qualityOf(qsizetype ply) const
{
    const auto at = static_cast<std::size_t>(ply);
    return at < m_qualities.size() ? m_qualities[at] : record::MoveQuality::None;
}

int MoveListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>((m_moves.size() + 1) / 2);
}

QVariant MoveListModel::data(const QModelIndex& index, int role) const
{
    const qsizetype ply = 2 * index.row() + index.column();
    if (!index.isValid() || ply >= m_moves.size())
        return {};
    const bool isTried = ply >= m_moves.size() - m_tried;
    switch (role) {
    case Qt::DisplayRole: {
        const QString symbol = qualitySymbol(qualityOf(ply));
        return symbol.isEmpty() ? m_moves.at(ply) : m_moves.at(ply) + u' ' + symbol;
    }
    case Qt::ToolTipRole:
        return qualityName(qualityOf(ply));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignCenter);
    case Qt::FontRole: {
        QFont font;
        font.setItalic(true);
        return isTried ? QVariant{font} : QVariant{};
    }
    case Qt::AccessibleTextRole: {
        QStringList parts{QString::number(ply + 1), index.column() == 0 ? tr("black") : tr("white"), m_moves.at(ply),
                          qualityName(qualityOf(ply)), isTried ? tr("tried") : QString{}};
        parts.removeAll(QString{});
        return parts.join(u", "_s);
    }
    default:
        return {};
    }
}

QVariant MoveListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return 2 * section + 1;
    return section == 0 ? tr("Black") : tr("White");
}

MoveList::MoveList(QWidget* parent)
    : QuietView{parent}
    , m_model{new MoveListModel{this}}
{
    setHorizontalHeader(new PlainHeader{Qt::Horizontal, this});
    setVerticalHeader(new PlainHeader{Qt::Vertical, this});
    setModel(m_model);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setHighlightSections(false);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setSectionsClickable(false);
    verticalHeader()->setHighlightSections(false);
    verticalHeader()->setDefaultAlignment(Qt::AlignCenter);
    // The corner between the headers is a button; the table's background takes its place.
    if (auto* corner = findChild<QAbstractButton*>(QString{}, Qt::FindDirectChildrenOnly))
        corner->installEventFilter(this);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    fitRows();
    keepTranslated(this, [this] { retranslate(); });
    onFontChange(this, [this] { fitRows(); });
}

void MoveList::setMoves(const QStringList& moves, qsizetype tried)
{
    m_isPicking = true;
    m_model->setMoves(moves, tried);
    m_isPicking = false;
}

void MoveList::pick(std::optional<int> move)
{
    const QModelIndex index = move ? m_model->index(*move / 2, *move % 2) : QModelIndex{};
    m_isPicking = true;
    setCurrentIndex(index);
    m_isPicking = false;
    if (index.isValid())
        scrollTo(index);
    else
        scrollToTop();
}

std::optional<int> MoveList::picked() const
{
    const QModelIndex index = currentIndex();
    return index.isValid() ? std::optional{2 * index.row() + index.column()} : std::nullopt;
}

void MoveList::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QuietView::currentChanged(current, previous);
    const auto move = picked();
    if (!m_isPicking && move && *move < m_model->moves().size())
        Q_EMIT movePicked(*move);
}

void MoveList::resizeEvent(QResizeEvent* event)
{
    QuietView::resizeEvent(event);
    if (event->size().height() != event->oldSize().height())
        scrollTo(currentIndex());
}

QSize MoveList::minimumSizeHint() const
{
    return {120, horizontalHeader()->sizeHint().height() + verticalHeader()->defaultSectionSize() + 2 * frameWidth()};
}

bool MoveList::eventFilter(QObject* watched, QEvent* event)
{
    return event->type() == QEvent::Paint || QuietView::eventFilter(watched, event);
}

void MoveList::retranslate()
{
    setAccessibleName(tr("Moves"));
    m_model->retranslate();
}

} // namespace qipan::ui
