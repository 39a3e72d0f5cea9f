// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/opening_title.h"

#include "core/gomoku/renju_openings.h"
#include "ui/base/texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace qipan::ui {
namespace {

constexpr auto context = "qipan::ui::OpeningTitle";

/// In the order of gomoku::renjuOpenings().
constexpr const char* renjuNames[] = {
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Kansei (Cold Star)"),
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Keigetsu (Valley Moon)"),
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Sosei (Sparse Star)"),
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Kagetsu (Flower Moon)"),
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Zangetsu (Lingering Moon)"),
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Ugetsu (Rain Moon)"),
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Kinsei (Gold Star)"),
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Shogetsu (Pine Moon)"),
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Kyugetsu (Hill Moon)"),
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Shingetsu (New Moon)"),
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Zuisei (Lucky Star)"),
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Sangetsu (Mountain Moon)"),
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Yusei (Wandering Star)"),
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Chosei (Long Star)"),
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Kyogetsu (Gorge Moon)"),
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Kosei (Fixed Star)"),
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Suigetsu (Water Moon)"),
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Ryusei (Shooting Star)"),
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Ungetsu (Cloud Moon)"),
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Hogetsu (Bay Moon)"),
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Rangetsu (Mist Moon)"),
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Gingetsu (Silver Moon)"),
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Myojo (Bright Star)"),
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Shagetsu (Slanting Moon)"),
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Meigetsu (Harvest Moon)"),
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Suisei (Comet)"),
};

/// The openings of reversi that have names of their own in other languages.
[[maybe_unused]] constexpr const char* reversiNames[] = {
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Diagonal"),
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Parallel"),
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Perpendicular"),
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Tiger"),
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Rose"),
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Cat"),
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Buffalo (Kenichi)"),
    QT_TRANSLATE_NOOP("qipan::ui::OpeningTitle", "Cow"),
};

} // namespace

QString openingTitle(QStringView game, QStringView key)
{
    if (game == u"gomoku") {
        const auto all = gomoku::renjuOpenings();
        const auto found = std::ranges::find(all, key.toString().toStdString(), &gomoku::RenjuOpening::number);
        if (found == all.end())
            return key.toString();
        return key + u' ' + QCoreApplication::translate(context, renjuNames[found - all.begin()]);
    }
    return key.isEmpty() ? QString{} : QCoreApplication::translate(context, key.toString().toUtf8().constData());
}

} // namespace qipan::ui
