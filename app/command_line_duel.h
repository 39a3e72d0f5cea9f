// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/duel/setup.h"

#include <QDate>
#include <QString>
#include <QStringView>

class QCommandLineParser;

namespace qipan::app {

/// The options that only `qipan host link` has, besides --rule and --size, which mean something else there.
inline constexpr QStringView duelOptions[] = {u"deal",   u"falling", u"outline", u"difficulty", u"pictures",
                                              u"border", u"minutes", u"best-of", u"hint-cost",  u"shuffle-cost"};

/// Returns the duel that these options offer, or why they are wrong, in a sentence. A deal that is not chosen has the
/// seed `seed`. Precondition: the parser has the options above, --rule and --size. The setup is valid.
[[nodiscard]] Result<duel::Setup, QString> readDuelOptions(const QCommandLineParser& parser, QDate today,
                                                           std::uint32_t seed);

} // namespace qipan::app
