#include "app/files/text_decoding.h"

#include <QByteArrayView>
#include <QString>
#include <QStringDecoder>

namespace qipan::app {

namespace {

[[nodiscard]] QByteArray fromUtf16(QByteArrayView text, QStringConverter::Encoding encoding)
{
    const QString decoded = QStringDecoder{encoding}.decode(text);
    return decoded.toUtf8();
}

} // namespace

QByteArray withoutMark(const QByteArray& bytes)
{
    if (bytes.startsWith("\xef\xbb\xbf"))
        return bytes.sliced(3);
    if (bytes.startsWith("\xff\xfe"))
        return fromUtf16(QByteArrayView{bytes}.sliced(2), QStringConverter::Utf16LE);
    if (bytes.startsWith("\xfe\xff"))
        return fromUtf16(QByteArrayView{bytes}.sliced(2), QStringConverter::Utf16BE);
    return bytes;
}

} // namespace qipan::app
