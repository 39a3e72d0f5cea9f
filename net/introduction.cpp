// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/introduction.h"

#include "net/message.h"
#include "net/text.h"

namespace qipan::net {

namespace {

[[nodiscard]] QString cleanName(const QString& name)
{
    const QString clean = firstCodePoints(cleanText(name).trimmed(), maxNameLength);
    return isVisible(clean) ? clean : QStringLiteral("?");
}

} // namespace

Introduction cleaned(const Introduction& introduction)
{
    return {cleanName(introduction.name), firstCodePoints(cleanText(introduction.client), maxClientLength)};
}

} // namespace qipan::net
