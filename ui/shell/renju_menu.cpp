// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/renju_menu.h"

#include "core/gomoku/renju_openings.h"

#include <QCoreApplication>

#include <iterator>

namespace qipan::ui {
namespace {

/// In the order of gomoku::renjuOpenings().
constexpr const char* names[] = {
    QT_TRANSLATE_NOOP("qipan::ui::RenjuMenu", "Kansei (Cold Star)"),
    QT_TRANSLATE_NOOP("qipan::ui::RenjuMenu", "Keigetsu (Valley Moon)"),
    QT_TRANSLATE_NOOP("qipan::ui::RenjuMenu", "Sosei (Sparse Star)"),
    QT_TRANSLATE_NOOP("qipan::ui::RenjuMenu", "Kagetsu (Flower Moon)"),
    QT_TRANSLATE_NOOP("qipan::ui::RenjuMenu", "Zangetsu (Lingering Moon)"),
    QT_TRANSLATE_NOOP("qipan::ui::RenjuMenu", "Ugetsu (Rain Moon)"),
    QT_TRANSLATE_NOOP("qipan::ui::RenjuMenu", "Kinsei (Gold Star)"),
    QT_TRANSLATE_NOOP("qipan::ui::RenjuMenu", "Shogetsu (Pine Moon)"),
    QT_TRANSLATE_NOOP("qipan::ui::RenjuMenu", "Kyugetsu (Hill Moon)"),
    QT_TRANSLATE_NOOP("qipan::ui::RenjuMenu", "Shingetsu (New Moon)"),
    QT_TRANSLATE_NOOP("qipan::ui::RenjuMenu", "Zuisei (Lucky Star)"),
    QT_TRANSLATE_NOOP("qipan::ui::RenjuMenu", "Sangetsu (Mountain Moon)"),
    QT_TRANSLATE_NOOP("qipan::ui::RenjuMenu", "Yusei (Wandering Star)"),
    QT_TRANSLATE_NOOP("qipan::ui::RenjuMenu", "Chosei (Long Star)"),
    QT_TRANSLATE_NOOP("qipan::ui::RenjuMenu", "Kyogetsu (Gorge Moon)"),
    QT_TRANSLATE_NOOP("qipan::ui::RenjuMenu", "Kosei (Fixed Star)"),
    QT_TRANSLATE_NOOP("qipan::ui::RenjuMenu", "Suigetsu (Water Moon)"),
    QT_TRANSLATE_NOOP("qipan::ui::RenjuMenu", "Ryusei (Shooting Star)"),
    QT_TRANSLATE_NOOP("qipan::ui::RenjuMenu", "Ungetsu (Cloud Moon)"),
    QT_TRANSLATE_NOOP("qipan::ui::RenjuMenu", "Hogetsu (Bay Moon)"),
    QT_TRANSLATE_NOOP("qipan::ui::RenjuMenu", "Rangetsu (Mist Moon)"),
    QT_TRANSLATE_NOOP("qipan::ui::RenjuMenu", "Gingetsu (Silver Moon)"),
    QT_TRANSLATE_NOOP("qipan::ui::RenjuMenu", "Myojo (Bright Star)"),
    QT_TRANSLATE_NOOP("qipan::ui::RenjuMenu", "Shagetsu (Slanting Moon)"),
    QT_TRANSLATE_NOOP("qipan::ui::RenjuMenu", "Meigetsu (Harvest Moon)"),
    QT_TRANSLATE_NOOP("qipan::ui::RenjuMenu", "Suisei (Comet)"),
};

[[nodiscard]] QString entryText(int index)
{
    const auto number = gomoku::renjuOpenings()[static_cast<std::size_t>(index)].number;
    const QString name = QCoreApplication::translate("qipan::ui::RenjuMenu", names[index]);
    return QLatin1String{number.data(), static_cast<qsizetype>(number.size())} + u' ' + name;
}

/// Returns the text with its first letter or digit not in `taken` as mnemonic, and adds it to `taken`.
[[nodiscard]] QString withMnemonic(QString text, QString& taken)
{
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar letter = text.at(at).toUpper();
        const bool isTyped = letter.unicode() < 0x80 && letter.isLetterOrNumber();
        if (!isTyped || taken.contains(letter))
            continue;
        taken += letter;
        return text.insert(at, u'&');
    }
    return text;
}

} // namespace

RenjuMenu::RenjuMenu(QWidget* parent)
    : QMenu{parent}
    , m_direct{addMenu(QString{})}
    , m_indirect{addMenu(QString{})}
{
    int index = 0;
    for (const auto& opening : gomoku::renjuOpenings()) {
        QMenu* menu = opening.number.front() == 'D' ? m_direct : m_indirect;
        QAction* action = menu->addAction(QString{});
        action->setData(index);
        connect(action, &QAction::triggered, this, [this, index] { Q_EMIT chosen(index); });
        ++index;
    }
    retranslate();
}

void RenjuMenu::retranslate()
{
    setTitle(tr("Renju openin&gs"));
    m_direct->setTitle(tr("&Direct"));
    m_indirect->setTitle(tr("&Indirect"));
    for (const QMenu* menu : {m_direct, m_indirect}) {
        QString taken;
        const auto actions = menu->actions();
        for (QAction* action : actions)
            action->setText(withMnemonic(entryText(action->data().toInt()), taken));
    }
}

} // namespace qipan::ui
