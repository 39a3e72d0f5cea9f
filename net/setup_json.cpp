// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/setup_json.h"

#include "net/line_reader.h"
#include "net/read_field.h"

#include <QJsonValue>

namespace qipan::net {

namespace {

[[nodiscard]] message::Setup readContent(Fields& fields)
{
    message::Setup setup;
    setup.game = text(fields, "game", 1, maxLineBytes);
    setup.rule = text(fields, "rule", 1, maxLineBytes);
    if (setup.game == QLatin1String{"gomoku"} || setup.game == QLatin1String{"reversi"}
        || fields.has(QLatin1String{"size"}))
        setup.size = integer(fields, "size", 1);
    if (fields.has(QLatin1String{"opening"}))
        setup.opening = text(fields, "opening", 1, maxLineBytes);
    setup.first = text(fields, "first", 1, maxLineBytes);
    if (!fields.value(QLatin1String{"clock"}).isNull()) { // an absent field is undefined, not null
        Fields clock{fields.object(QLatin1String{"clock"})};
        setup.clock = ClockSetting{integer(clock, "main_s", 10, 36000), integer(clock, "increment_s", 0, 600)};
        fields.include(clock);
    }
    return setup;
}

} // namespace

message::Setup readSetup(Fields& fields)
{
    Fields content{fields.object(QLatin1String{"setup"})};
    if (!fields.isValid())
        return {};
    auto setup = readContent(content);
    fields.include(content);
    return setup;
}

QJsonObject setupObject(const message::Setup& setup)
{
    QJsonObject object{{QStringLiteral("game"), setup.game},
                       {QStringLiteral("rule"), setup.rule},
                       {QStringLiteral("opening"), setup.opening},
                       {QStringLiteral("first"), setup.first},
                       {QStringLiteral("clock"), QJsonValue::Null}};
    if (setup.size > 0)
        object.insert(QStringLiteral("size"), setup.size);
    if (setup.clock) {
        object.insert(QStringLiteral("clock"),
                      QJsonObject{{QStringLiteral("main_s"), setup.clock->mainSeconds},
                                  {QStringLiteral("increment_s"), setup.clock->incrementSeconds}});
    }
    return object;
}

} // namespace qipan::net
