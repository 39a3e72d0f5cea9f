// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/binary_reading.h"

#include "app/base/files_with_suffix.h"
#include "app/files/record_reading.h"
#include "core/record/utf8.h"
#include "core/record/wthor.h"

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

constexpr qint64 largestNames = 16 << 20; // 65,536 names of 26 bytes are less

/// Collects the texts of a library that are not ASCII, as far as a guess needs them.
class TextSample {
public:
    std::string operator()(std::string_view text)
    {
        constexpr qsizetype enough = 256 << 10;
        const bool isAscii =
            std::ranges::all_of(text, [](char byte) { return static_cast<unsigned char>(byte) < 0x80; });
        m_isUtf8 = m_isUtf8 && (isAscii || record::isUtf8(text));
        if (!isAscii && m_texts.size() < enough)
            m_texts.append(text.data(), static_cast<qsizetype>(text.size())).append('\n');
        return record::toUtf8(text);
    }

    [[nodiscard]] bool isUtf8() const { return m_isUtf8; }
    [[nodiscard]] const QByteArray& texts() const { return m_texts; }

private:
    QByteArray m_texts;
    bool m_isUtf8 = true;
};

/// Decodes the texts of a library. Some of them may be in UTF-8: a long text that is valid UTF-8 is hardly ever
/// another.
class LibraryTexts {
public:
    explicit LibraryTexts(const CodePage& page)
        : m_page{page}
    {
    }

    std::string operator()(std::string_view text)
    {
        constexpr std::ptrdiff_t certain = 6; // bytes beyond ASCII
        const auto beyond =
            std::ranges::count_if(text, [](char byte) { return static_cast<unsigned char>(byte) >= 0x80; });
        if (beyond == 0 || (beyond >= certain && record::isUtf8(text)))
            return std::string{text};
        const QByteArray bytes{text.data(), static_cast<qsizetype>(text.size())};
        const DecodedText read = decoded(bytes, m_page);
        m_isLossy = m_isLossy || read.hasError || encoded(read.text, m_page) != bytes;
        return read.text.toStdString();
    }

    [[nodiscard]] bool isLossy() const { return m_isLossy; }

private:
    CodePage m_page;
    bool m_isLossy = false;
};

[[nodiscard]] BinaryReading readLibrary(const QByteArray& bytes, record::Reading reading, const TextSample& sample,
                                        const QByteArray& codePage)
{
    if (sample.isUtf8() && codePage.isEmpty())
        return {.reading = std::move(reading), .page = {}};
    const TextPage page = pageOf(sample.texts(), codePage);
    if (!page.page)
        return {.reading = std::move(reading), .page = {}};
    LibraryTexts texts{*page.page};
    BinaryReading read{.reading = record::readRenlib(viewOf(bytes), std::ref(texts)), .page = page};
    read.reading.isPartial = read.reading.isPartial || texts.isLossy();
    return read;
}

/// Reads the names for a year of games: from the file of the same name, else the only one with this suffix, else the
/// base's.
[[nodiscard]] record::WthorNames namesBeside(const QFileInfo& year, const QString& suffix,
                                             record::WthorNames (*read)(std::string_view))
{
    const QFileInfoList files = filesWithSuffix(year.path(), suffix);
    const auto isNamed = [](const QString& name) {
        return
            [name](const QFileInfo& file) { return file.completeBaseName().compare(name, Qt::CaseInsensitive) == 0; };
    };
    auto found = std::ranges::find_if(files, isNamed(year.completeBaseName()));
    if (found == files.end())
        found = std::ranges::find_if(files, isNamed(u"wthor"_s));
    if (found == files.end() && files.size() == 1)
        found = files.begin();
    if (found == files.end() || found->size() > largestNames)
        return {};
    const auto bytes = readRecordBytes(found->filePath());
    return bytes ? read(viewOf(*bytes)) : record::WthorNames{};
}

void setNamesBeside(const QFileInfo& year, std::vector<record::GameRecord>& games, const QByteArray& bytes)
{
    record::setWthorNames(games, viewOf(bytes), namesBeside(year, u"jou"_s, record::readWthorPlayers),
                          namesBeside(year, u"trn"_s, record::readWthorTournaments));
}

} // namespace

std::optional<BinaryReading> readBinary(const QByteArray& bytes, const QFileInfo& file, const QByteArray& codePage)
{
    const std::string suffix = suffixOf(file.filePath()).toStdString();
    TextSample sample;
    auto found = record::recogniseBinary(viewOf(bytes), {.suffix = suffix, .decode = std::ref(sample)});
    if (!found)
        return std::nullopt;
    if (found->format == record::RecordFormat::Renlib)
        return readLibrary(bytes, std::move(found->reading), sample, codePage);
    setNamesBeside(file, found->reading.games, bytes);
    return BinaryReading{.reading = std::move(found->reading), .page = {}};
}

} // namespace qipan::app
