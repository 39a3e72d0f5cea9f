// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/json_line.h"
#include "net/line_reader.h"
#include "net/words.h"

/// The two directions of the codec. A FieldReader takes the fields of a message from a JSON object, a FieldWriter puts
/// them there; both have the same functions, so that each message names its fields only once.
namespace qipan::net {

/// Decodes a text of exactly 2 × `count` hex digits, upper or lower case; empty for any other text.
[[nodiscard]] inline QByteArray bytesFromHex(const QString& hex, qsizetype count)
{
    const bool isHex =
        std::ranges::all_of(hex, [](QChar digit) { return QLatin1String{"0123456789abcdefABCDEF"}.contains(digit); });
    return isHex && hex.size() == 2 * count ? QByteArray::fromHex(hex.toLatin1()) : QByteArray{};
}

/// Refuses a field that is missing, has another type or is out of range.
class FieldReader {
public:
    static constexpr bool isReader = true;

    explicit FieldReader(Fields& fields)
        : m_fields{fields}
    {
    }

    /// Whether an optional field is there; a writer asks the second argument.
    [[nodiscard]] bool has(const char* key, bool) const { return m_fields.has(QLatin1String{key}); }
    /// The same for a field that is null instead of absent.
    [[nodiscard]] bool isNotNull(const char* key, bool) const { return !m_fields.value(QLatin1String{key}).isNull(); }
    void null(const char* key)
    {
        if (isNotNull(key, false)) // an absent field is undefined, not null
            m_fields.refuse(QLatin1String{key});
    }

    /// Returns whether the rest of the message can be read: its version is that of this program.
    [[nodiscard]] bool protocol(int& version)
    {
        version = m_fields.wholeNumber(QLatin1String{"protocol"});
        return version == protocolVersion;
    }
    void integer(const char* key, int& value, int least = 0, int most = Fields::greatest)
    {
        value = m_fields.integer(QLatin1String{key}, least, most);
    }
    void time(const char* key, std::chrono::milliseconds& value)
    {
        value = std::chrono::milliseconds{m_fields.integer(QLatin1String{key})};
    }
    void boolean(const char* key, bool& value) { value = m_fields.boolean(QLatin1String{key}); }
    /// A field that may be absent instead of false.
    void flag(const char* key, bool& value) { value = has(key, false) && m_fields.boolean(QLatin1String{key}); }
    /// A text of `least` to `most` code points.
    void text(const char* key, QString& value, qsizetype least = 0, qsizetype most = maxLineBytes)
    {
        value = m_fields.text(QLatin1String{key}, least, most);
    }
    /// `count` bytes in hex.
    void hex(const char* key, QString& value, qsizetype count)
    {
        value = m_fields.text(QLatin1String{key});
        if (bytesFromHex(value, count).isEmpty())
            m_fields.refuse(QLatin1String{key});
    }
    /// 1 to `most` bytes in hex.
    void bytes(const char* key, QByteArray& value, qsizetype most)
    {
        const QString text = m_fields.text(QLatin1String{key});
        value = text.size() <= 2 * most ? bytesFromHex(text, text.size() / 2) : QByteArray{};
        if (value.isEmpty())
            m_fields.refuse(QLatin1String{key});
    }
    /// A cell as [x, y].
    void cell(const char* key, Cell& value)
    {
        if (const auto found = cellOf(m_fields.value(QLatin1String{key})))
            value = *found;
        else
            m_fields.refuse(QLatin1String{key});
    }
    /// A word of a closed list.
    template <typename Value, typename Words>
    void word(const char* key, Value& value, const Words& words)
    {
        const auto found = valueOf(words, m_fields.text(QLatin1String{key}));
        if (!found)
            m_fields.refuse(QLatin1String{key});
        value = found.value_or(words.front().value);
    }
    /// A word of a list that may grow; nothing for an unknown one.
    template <typename Value, typename Words>
    void openWord(const char* key, std::optional<Value>& value, const Words& words)
    {
        value = valueOf(words, m_fields.text(QLatin1String{key}, 0, maxLineBytes));
    }
    template <typename Value, typename Words>
    void wordList(const char* key, std::vector<Value>& values, const Words& words, qsizetype most)
    {
        const auto list = m_fields.array(QLatin1String{key});
        if (list.size() > most)
            m_fields.refuse(QLatin1String{key});
        for (const auto& entry : list) {
            if (const auto value = valueOf(words, entry.toString()))
                values.push_back(*value);
            else
                m_fields.refuse(QLatin1String{key});
        }
    }
    /// A list of pairs.
    void cells(const char* key, std::vector<Cell>& cells, qsizetype most)
    {
        const auto list = m_fields.array(QLatin1String{key});
        if (list.size() > most)
            return m_fields.refuse(QLatin1String{key});
        for (const auto& entry : list) {
            const auto cell = cellOf(entry);
            if (!cell)
                return m_fields.refuse(QLatin1String{key});
            cells.push_back(*cell);
        }
    }
    /// A list of lists of `Count` integers.
    template <std::size_t Count>
    void numbers(const char* key, std::vector<std::array<int, Count>>& rows, qsizetype most)
    {
        const auto list = m_fields.array(QLatin1String{key});
        if (list.size() > most)
            return m_fields.refuse(QLatin1String{key});
        for (const auto& entry : list) {
            const auto values = entry.toArray();
            std::array<int, Count>& row = rows.emplace_back();
            bool isValid = values.size() == qsizetype{Count};
            for (std::size_t i = 0; i < Count && isValid; ++i) {
                const auto value = integerOf(values.at(static_cast<qsizetype>(i)));
                isValid = value.has_value();
                row[i] = value.value_or(0);
            }
            if (!isValid)
                return m_fields.refuse(QLatin1String{key});
        }
    }
    /// A list of [word, integer, integer].
    template <typename Value, typename Words>
    void wordRows(const char* key, std::vector<std::tuple<Value, int, int>>& rows, const Words& words, qsizetype most)
    {
        const auto list = m_fields.array(QLatin1String{key});
        if (list.size() > most)
            return m_fields.refuse(QLatin1String{key});
        for (const auto& entry : list) {
            const auto values = entry.toArray();
            const auto word = valueOf(words, values.at(0).toString());
            const auto first = integerOf(values.at(1));
            const auto second = integerOf(values.at(2));
            if (values.size() != 3 || !word || !first || !second)
                return m_fields.refuse(QLatin1String{key});
            rows.emplace_back(*word, *first, *second);
        }
    }
    /// An object within this one; `content` gets its reader.
    void object(const char* key, const auto& content)
    {
        Fields inner{m_fields.object(QLatin1String{key})};
        FieldReader reader{inner};
        content(reader);
        m_fields.include(inner);
    }

private:
    [[nodiscard]] static std::optional<Cell> cellOf(const QJsonValue& value)
    {
        const auto pair = value.toArray();
        const auto x = integerOf(pair.at(0));
        const auto y = integerOf(pair.at(1));
        return pair.size() == 2 && x && y ? std::optional{Cell{*x, *y}} : std::nullopt;
    }

    Fields& m_fields;
};

class FieldWriter {
public:
    static constexpr bool isReader = false;

    [[nodiscard]] const QJsonObject& object() const { return m_object; }

    [[nodiscard]] bool has(const char*, bool isPresent) const { return isPresent; }
    [[nodiscard]] bool isNotNull(const char* key, bool isPresent)
    {
        if (!isPresent)
            null(key);
        return isPresent;
    }
    void null(const char* key) { insert(key, QJsonValue::Null); }

    [[nodiscard]] bool protocol(int version)
    {
        insert("protocol", version);
        return true;
    }
    void integer(const char* key, int value, int = 0, int = 0) { insert(key, value); }
    void time(const char* key, std::chrono::milliseconds value)
    {
        const auto count = std::clamp<std::chrono::milliseconds::rep>(value.count(), 0, Fields::greatest);
        insert(key, static_cast<int>(count));
    }
    void boolean(const char* key, bool value) { insert(key, value); }
    void flag(const char* key, bool value)
    {
        if (value)
            insert(key, true);
    }
    void text(const char* key, const QString& value, qsizetype = 0, qsizetype = 0) { insert(key, value); }
    void hex(const char* key, const QString& value, qsizetype) { insert(key, value); }
    void bytes(const char* key, const QByteArray& value, qsizetype) { insert(key, QString::fromLatin1(value.toHex())); }
    void cell(const char* key, Cell value) { insert(key, QJsonArray{value.x, value.y}); }
    void word(const char* key, const auto& value, const auto& words) { insert(key, wordOf(words, value)); }
    template <typename Value>
    void openWord(const char* key, const std::optional<Value>& value, const auto& words)
    {
        insert(key, value ? wordOf(words, *value) : QLatin1String{""});
    }
    void wordList(const char* key, const auto& values, const auto& words, qsizetype)
    {
        QJsonArray list;
        for (const auto& value : values)
            list.append(wordOf(words, value));
        insert(key, list);
    }
    void cells(const char* key, const std::vector<Cell>& cells, qsizetype)
    {
        QJsonArray list;
        for (const Cell cell : cells)
            list.append(QJsonArray{cell.x, cell.y});
        insert(key, list);
    }
    template <std::size_t Count>
    void numbers(const char* key, const std::vector<std::array<int, Count>>& rows, qsizetype)
    {
        QJsonArray list;
        for (const auto& row : rows) {
            QJsonArray values;
            for (const int value : row)
                values.append(value);
            list.append(values);
        }
        insert(key, list);
    }
    void wordRows(const char* key, const auto& rows, const auto& words, qsizetype)
    {
        QJsonArray list;
        for (const auto& [value, first, second] : rows)
            list.append(QJsonArray{wordOf(words, value), first, second});
        insert(key, list);
    }
    void object(const char* key, const auto& content)
    {
        FieldWriter inner;
        content(inner);
        insert(key, inner.object());
    }

private:
    void insert(const char* key, const QJsonValue& value) { m_object.insert(QLatin1String{key}, value); }

    QJsonObject m_object;
};

} // namespace qipan::net
