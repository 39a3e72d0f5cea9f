// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/table_notice.h"

#include "net/json_line.h"
#include "net/text.h"

#include <QJsonDocument>
#include <QRandomGenerator>

#include <algorithm>

namespace qipan::net {

namespace {

constexpr qsizetype idLength = 16;
constexpr qsizetype maxWordLength = 32;
constexpr qsizetype maxBoardLength = 32;
constexpr int maxPort = 65535;
constexpr int maxSize = 1000; // larger than any board
constexpr QLatin1String mainKey{"main_s"};
constexpr QLatin1String incrementKey{"increment_s"};

[[nodiscard]] bool isOf(const QString& text, QLatin1String letters)
{
    return std::ranges::all_of(text, [&](QChar letter) { return letters.contains(letter); });
}

/// The fields of a datagram of this type and the current version; otherwise nothing.
[[nodiscard]] std::optional<Fields> open(QByteArrayView datagram, QLatin1String type)
{
    if (datagram.size() > maxDatagramBytes)
        return std::nullopt;
    const auto object = parseObject(datagram);
    if (!object)
        return std::nullopt;
    Fields fields{*object};
    const bool isWanted = fields.text(QLatin1String{"type"}) == type
        && fields.integer(QLatin1String{"protocol"}) == protocolVersion && fields.isValid();
    return isWanted ? std::optional{fields} : std::nullopt;
}

[[nodiscard]] QString readId(Fields& fields)
{
    const QLatin1String key{"id"};
    QString id = fields.text(key, idLength, idLength);
    if (!isOf(id, QLatin1String{"0123456789abcdefABCDEF"}))
        fields.refuse(key);
    return id;
}

[[nodiscard]] QString readWord(Fields& fields, QLatin1String key)
{
    QString word = fields.text(key, 1, maxWordLength);
    if (!isOf(word, QLatin1String{"abcdefghijklmnopqrstuvwxyz0123456789-"}))
        fields.refuse(key);
    return word;
}

/// True for "playing".
[[nodiscard]] bool readState(Fields& fields)
{
    const QLatin1String key{"state"};
    const QString state = fields.text(key);
    const bool playing = state == QLatin1String{"playing"};
    if (!playing && state != QLatin1String{"open"})
        fields.refuse(key);
    return playing;
}

void readClock(Fields& fields, TableNotice& notice)
{
    const QLatin1String key{"clock"};
    notice.tellsClock = fields.has(key);
    if (!notice.tellsClock || fields.value(key).isNull())
        return;
    Fields inner{fields.object(key)};
    const ClockSetting clock{inner.integer(mainKey, ClockSetting::minMain, ClockSetting::maxMain),
                             inner.integer(incrementKey, 0, ClockSetting::maxIncrement)};
    fields.include(inner);
    notice.clock = clock;
}

[[nodiscard]] QJsonValue jsonOf(const std::optional<ClockSetting>& clock)
{
    if (!clock)
        return QJsonValue::Null;
    return QJsonObject{{mainKey, clock->mainSeconds}, {incrementKey, clock->incrementSeconds}};
}

[[nodiscard]] QByteArray datagramOf(QJsonObject object, QLatin1String type)
{
    object.insert(QLatin1String{"type"}, type);
    object.insert(QLatin1String{"protocol"}, protocolVersion);
    return QJsonDocument{object}.toJson(QJsonDocument::Compact);
}

} // namespace

QString makeTableId()
{
    return QStringLiteral("%1").arg(QRandomGenerator::system()->generate64(), int{idLength}, 16, QLatin1Char{'0'});
}

QByteArray encodeSeek()
{
    return datagramOf({}, QLatin1String{"seek"});
}

bool isSeek(QByteArrayView datagram)
{
    return open(datagram, QLatin1String{"seek"}).has_value();
}

QByteArray encodeNotice(const TableNotice& notice)
{
    QJsonObject object{
        {QLatin1String{"id"}, notice.id},
        {QLatin1String{"name"}, cleaned({notice.name, {}}).name},
        {QLatin1String{"game"}, notice.game},
        {QLatin1String{"rule"}, notice.rule},
        {QLatin1String{"size"}, notice.size},
        {QLatin1String{"port"}, notice.port},
        {QLatin1String{"passcode"}, notice.passcode},
        {QLatin1String{"state"}, notice.playing ? QLatin1String{"playing"} : QLatin1String{"open"}},
    };
    if (notice.opening != QLatin1String{"free"}) // omitted, as in a setup
        object.insert(QLatin1String{"opening"}, notice.opening);
    if (!notice.first.isEmpty())
        object.insert(QLatin1String{"first"}, notice.first);
    if (!notice.board.isEmpty())
        object.insert(QLatin1String{"board"}, notice.board);
    if (notice.tellsClock)
        object.insert(QLatin1String{"clock"}, jsonOf(notice.clock));
    QByteArray datagram = datagramOf(object, QLatin1String{"table"});
    Q_ASSERT(datagram.size() <= maxDatagramBytes);
    return datagram;
}

std::optional<TableNotice> parseNotice(QByteArrayView datagram)
{
    auto fields = open(datagram, QLatin1String{"table"});
    if (!fields)
        return std::nullopt;
    TableNotice notice;
    notice.id = readId(*fields);
    notice.name = cleaned({fields->text(QLatin1String{"name"}, 1, maxNameLength), {}}).name;
    notice.game = readWord(*fields, QLatin1String{"game"});
    notice.rule = readWord(*fields, QLatin1String{"rule"});
    notice.size = fields->integer(QLatin1String{"size"}, 0, maxSize);
    if (fields->has(QLatin1String{"opening"}))
        notice.opening = readWord(*fields, QLatin1String{"opening"});
    notice.port = static_cast<quint16>(fields->integer(QLatin1String{"port"}, 1, maxPort));
    notice.passcode = fields->boolean(QLatin1String{"passcode"});
    notice.playing = readState(*fields);
    if (fields->has(QLatin1String{"first"}))
        notice.first = readWord(*fields, QLatin1String{"first"});
    if (fields->has(QLatin1String{"board"}))
        notice.board = cleanText(fields->text(QLatin1String{"board"}, 0, maxBoardLength));
    readClock(*fields, notice);
    return fields->isValid() ? std::optional{notice} : std::nullopt;
}

} // namespace qipan::net
