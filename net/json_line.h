// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "net/message.h"

#include <QByteArrayView>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QLatin1String>

#include <limits>

namespace qipan::net {

/// What is wrong with a line.
struct WireError {
    ErrorCode code = ErrorCode::Malformed;
    QString detail;
};

/// Parses a line as one JSON object, as strictly as RFC 8259, nested at most 1024 deep. Never throws.
[[nodiscard]] Result<QJsonObject, WireError> parseObject(QByteArrayView line);

/// The value if it is a whole number from 0 to 2^31-1; nothing for other numbers and types.
[[nodiscard]] std::optional<int> integerOf(const QJsonValue& value);

/// Reads the fields of an object and remembers the first that is missing, has another type or is out of range. After
/// such an error the returned values are meaningless.
class Fields {
public:
    static constexpr int greatest = std::numeric_limits<int>::max();

    explicit Fields(QJsonObject object);

    [[nodiscard]] bool has(QLatin1String key) const { return m_object.contains(key); }
    [[nodiscard]] QJsonValue value(QLatin1String key) const { return m_object.value(key); }

    [[nodiscard]] int integer(QLatin1String key, int least = 0, int most = greatest);
    [[nodiscard]] bool boolean(QLatin1String key);
    /// A text of `least` to `most` code points.
    [[nodiscard]] QString text(QLatin1String key, qsizetype least = 0, qsizetype most = greatest);
    [[nodiscard]] QJsonObject object(QLatin1String key);
    [[nodiscard]] QJsonArray array(QLatin1String key);
    /// Any whole number; 0 if it does not fit an int.
    [[nodiscard]] int wholeNumber(QLatin1String key);

    /// Marks the field as invalid.
    void refuse(QLatin1String key);
    /// Takes over the error, if any, of an object within this one.
    void include(const Fields& inner);

    [[nodiscard]] bool isValid() const { return m_firstInvalid.isEmpty(); }
    /// The name of the first invalid field; empty if there is none.
    [[nodiscard]] const QString& firstInvalid() const { return m_firstInvalid; }

private:
    QJsonObject m_object;
    QString m_firstInvalid;
};

} // namespace qipan::net
