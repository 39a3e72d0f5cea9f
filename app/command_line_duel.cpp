// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line_duel.h"

#include "core/book/link_board.h"
#include "core/link/board.h"
#include "core/link/deal_number.h"
#include "net/words.h"
#include "ui/base/texts.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

struct DuelTr {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

constexpr int usualMinutes = 3;

/// The options that a deal's number contains.
constexpr QStringView boardOptions[] = {u"size", u"falling", u"outline", u"difficulty", u"pictures", u"border"};

[[nodiscard]] QString wordOfMode(link::FallingMode mode)
{
    return ui::textOf(book::keyOf(mode));
}

/// Reads the options of one duel; the first error counts.
class DuelReader {
public:
    DuelReader(const QCommandLineParser& parser, QDate today, std::uint32_t seed)
        : m_parser{parser}
        , m_today{today}
        , m_seed{seed}
    {
    }

    [[nodiscard]] Result<duel::Setup, QString> read()
    {
        m_setup.rule = wordIn(u"rule"_s, net::duelRuleWords, m_setup.rule);
        if (m_parser.isSet(u"deal"_s))
            readDeal(m_parser.value(u"deal"_s));
        else
            readBoard();
        readRounds();
        if (m_error.isEmpty() && !duel::isValid(m_setup))
            fail(DuelTr::tr("this deal cannot be played as a duel: it has too many pictures."));
        return m_error.isEmpty() ? Result<duel::Setup, QString>{m_setup} : m_error;
    }

private:
    void fail(const QString& why)
    {
        if (m_error.isEmpty())
            m_error = why;
    }

    void readDeal(const QString& text)
    {
        for (const QStringView option : boardOptions) {
            if (m_parser.isSet(option.toString()))
                return fail(DuelTr::tr("--deal determines the board: leave out --%1.").arg(option.toString()));
        }
        if (text == u"today") {
            m_setup.deal = link::dailyDeal(m_today.year(), static_cast<unsigned>(m_today.month()),
                                           static_cast<unsigned>(m_today.day()));
            return;
        }
        const auto deal = link::readDealNumber(text.toStdString());
        if (deal)
            m_setup.deal = *deal;
        else if (deal.error() == link::DealNumberError::OtherVersion)
            fail(DuelTr::tr("the deal “%1” comes from another version of Qipan.").arg(text));
        else
            fail(DuelTr::tr("--deal must be a deal number or today, not “%1”.").arg(text));
    }

    void readBoard()
    {
        link::DealSetup& deal = m_setup.deal;
        deal.seed = m_seed;
        deal.pictures = numberIn(u"pictures"_s, link::minPictures, link::maxPictures - 1, deal.pictures);
        deal.outline = wordIn(u"outline"_s, net::outlineWords, deal.outline);
        deal.difficulty = wordIn(u"difficulty"_s, net::difficultyWords, deal.difficulty);
        constexpr std::array borderWords{net::Word<bool>{"yes", true}, net::Word<bool>{"no", false}};
        deal.border = wordIn(u"border"_s, borderWords, deal.border);
        readFalling();
        readSize();
    }

    void readFalling()
    {
        if (!m_parser.isSet(u"falling"_s))
            return;
        const QString word = m_parser.value(u"falling"_s);
        QStringList words;
        for (int mode = 0; mode < link::fallingModes; ++mode)
            words << wordOfMode(static_cast<link::FallingMode>(mode));
        if (const auto mode = book::fallingModeOf(word.toStdString()))
            m_setup.deal.mode = *mode;
        else
            failWord(u"falling"_s, words, word);
    }

    void readSize()
    {
        link::DealSetup& deal = m_setup.deal;
        if (m_parser.isSet(u"size"_s)) {
            const QStringList parts = m_parser.value(u"size"_s).split(u'x');
            const BoardSize size{.columns = parts[0].toInt(), .rows = parts.value(1).toInt()};
            const bool isWithin = parts.size() == 2 && size.columns >= 1 && size.columns <= link::largestBoard.columns
                && size.rows >= 1 && size.rows <= link::largestBoard.rows;
            if (!isWithin)
                return fail(DuelTr::tr("--size must be COLUMNSxROWS, such as 16x10, at most %1x%2.")
                                .arg(link::largestBoard.columns)
                                .arg(link::largestBoard.rows));
            deal.size = size;
        }
        if (link::makeShape(deal.outline, deal.size))
            return;
        const QString size = u"%1x%2"_s.arg(deal.size.columns).arg(deal.size.rows);
        fail(deal.outline == link::Outline::Rectangle
                 ? DuelTr::tr("a board of %1 has an odd number of cells.").arg(size)
                 : DuelTr::tr("the outline %1 needs a larger board than %2.")
                       .arg(QString{net::wordOf(net::outlineWords, deal.outline)}, size));
    }

    void readRounds()
    {
        if (m_setup.rule == duel::Rule::Points)
            m_setup.minutes = std::chrono::minutes{numberIn(u"minutes"_s, 1, duel::longestMinutes, usualMinutes)};
        else if (m_parser.isSet(u"minutes"_s))
            fail(DuelTr::tr("--minutes is only for --rule points."));
        constexpr std::array roundWords{net::Word<int>{"1", 1}, net::Word<int>{"3", 3}, net::Word<int>{"5", 5}};
        m_setup.bestOf = wordIn(u"best-of"_s, roundWords, m_setup.bestOf);
        m_setup.hintCost = costIn(u"hint-cost"_s, m_setup.hintCost);
        m_setup.shuffleCost = costIn(u"shuffle-cost"_s, m_setup.shuffleCost);
    }

    [[nodiscard]] std::chrono::seconds costIn(const QString& option, std::chrono::seconds usual)
    {
        const auto most = static_cast<int>(duel::largestCost.count());
        return std::chrono::seconds{numberIn(option, 0, most, static_cast<int>(usual.count()))};
    }

    [[nodiscard]] int numberIn(const QString& option, int least, int most, int usual)
    {
        if (!m_parser.isSet(option))
            return usual;
        bool isNumber = false;
        const int value = m_parser.value(option).toInt(&isNumber);
        if (isNumber && value >= least && value <= most)
            return value;
        fail(DuelTr::tr("--%1 must be a number from %2 to %3.").arg(option).arg(least).arg(most));
        return usual;
    }

    template <typename Words, typename Value>
    [[nodiscard]] Value wordIn(const QString& option, const Words& words, Value usual)
    {
        if (!m_parser.isSet(option))
            return usual;
        const QString text = m_parser.value(option);
        if (const auto value = net::valueOf(words, text))
            return *value;
        QStringList known;
        for (const auto& word : words)
            known << QString::fromLatin1(word.text);
        failWord(option, known, text);
        return usual;
    }

    void failWord(const QString& option, const QStringList& known, const QString& given)
    {
        fail(DuelTr::tr("--%1 must be one of %2, not “%3”.").arg(option, known.join(u", "), given));
    }

    const QCommandLineParser& m_parser;
    QDate m_today;
    std::uint32_t m_seed;
    duel::Setup m_setup;
    QString m_error; ///< empty for none
};

} // namespace

Result<duel::Setup, QString> readDuelOptions(const QCommandLineParser& parser, QDate today, std::uint32_t seed)
{
    return DuelReader{parser, today, seed}.read();
}

} // namespace qipan::app
