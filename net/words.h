// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_game.h"
#include "core/board/opening.h"
#include "core/duel/command.h"
#include "core/match/command.h"
#include "core/match/hand.h"
#include "net/message.h"

#include <QLatin1String>

#include <algorithm>
#include <array>

/// The words of the wire and their values. Source: docs/lan-protocol.md.
namespace qipan::net {

template <typename Value>
struct Word {
    const char* text;
    Value value;
};

inline constexpr std::array errorWords{
    Word<ErrorCode>{"malformed", ErrorCode::Malformed},
    Word<ErrorCode>{"too-long", ErrorCode::TooLong},
    Word<ErrorCode>{"version", ErrorCode::Version},
    Word<ErrorCode>{"out-of-turn", ErrorCode::OutOfTurn},
    Word<ErrorCode>{"illegal-move", ErrorCode::IllegalMove},
    Word<ErrorCode>{"bad-reveal", ErrorCode::BadReveal},
    Word<ErrorCode>{"desync", ErrorCode::Desync},
    Word<ErrorCode>{"flood", ErrorCode::Flood},
    Word<ErrorCode>{"internal", ErrorCode::Internal},
};

inline constexpr std::array rejectWords{
    Word<RejectReason>{"version", RejectReason::Version},
    Word<RejectReason>{"busy", RejectReason::Busy},
    Word<RejectReason>{"passcode", RejectReason::Passcode},
    Word<RejectReason>{"declined", RejectReason::Declined},
};

inline constexpr std::array requestWords{
    Word<RequestKind>{"undo", RequestKind::Undo},
    Word<RequestKind>{"draw", RequestKind::Draw},
    Word<RequestKind>{"restart", RequestKind::Restart},
    Word<RequestKind>{"again", RequestKind::Again},
};

inline constexpr std::array answerWords{
    Word<AnswerReason>{"stale", AnswerReason::Stale},
    Word<AnswerReason>{"crossed", AnswerReason::Crossed},
    Word<AnswerReason>{"nothing", AnswerReason::Nothing},
    Word<AnswerReason>{"withdrawn", AnswerReason::Withdrawn},
};

inline constexpr std::array endWords{
    Word<EndReason>{"five", EndReason::Five},       Word<EndReason>{"forbidden", EndReason::Forbidden},
    Word<EndReason>{"full", EndReason::Full},       Word<EndReason>{"count", EndReason::Count},
    Word<EndReason>{"resign", EndReason::Resign},   Word<EndReason>{"agreed", EndReason::Agreed},
    Word<EndReason>{"timeout", EndReason::Timeout}, Word<EndReason>{"other", EndReason::Other},
};

inline constexpr std::array openingChoiceWords{
    Word<OpeningChoice>{"black", OpeningChoice::Black},
    Word<OpeningChoice>{"white", OpeningChoice::White},
    Word<OpeningChoice>{"two", OpeningChoice::Two},
};

inline constexpr std::array winnerWords{
    Word<std::optional<Side>>{"black", Side::Black},
    Word<std::optional<Side>>{"white", Side::White},
    Word<std::optional<Side>>{"draw", std::nullopt},
};

inline constexpr std::array seatWords{
    Word<Seat>{"host", Seat::First},
    Word<Seat>{"guest", Seat::Second},
};

inline constexpr std::array firstWords{
    Word<FirstBlack>{"host", FirstBlack::Host},
    Word<FirstBlack>{"guest", FirstBlack::Guest},
    Word<FirstBlack>{"throw", FirstBlack::RockPaperScissors},
};

inline constexpr std::array sideWords{
    Word<Side>{"black", Side::Black},
    Word<Side>{"white", Side::White},
};

inline constexpr std::array handWords{
    Word<Hand>{"rock", Hand::Rock},
    Word<Hand>{"paper", Hand::Paper},
    Word<Hand>{"scissors", Hand::Scissors},
};

inline constexpr std::array roleWords{
    Word<Role>{"play", Role::Play},
    Word<Role>{"watch", Role::Watch},
};

// At tables of duels.

inline constexpr std::array duelRuleWords{
    Word<duel::Rule>{"race", duel::Rule::Race},
    Word<duel::Rule>{"points", duel::Rule::Points},
};

inline constexpr std::array duelRequestWords{
    Word<duel::RequestKind>{"draw", duel::RequestKind::Draw},
    Word<duel::RequestKind>{"pause", duel::RequestKind::Pause},
    Word<duel::RequestKind>{"again", duel::RequestKind::Again},
};

/// The kind of a request that ends a pause. It needs no answer.
inline constexpr QLatin1String goOnWord{"go-on"};

inline constexpr std::array duelEndWords{
    Word<duel::EndReason>{"cleared", duel::EndReason::Cleared},
    Word<duel::EndReason>{"points", duel::EndReason::Points},
    Word<duel::EndReason>{"resign", duel::EndReason::Resign},
    Word<duel::EndReason>{"agreed", duel::EndReason::Agreed},
};

inline constexpr std::array helpWords{
    Word<duel::HelpKind>{"hint", duel::HelpKind::Hint},
    Word<duel::HelpKind>{"shuffle", duel::HelpKind::Shuffle},
};

inline constexpr std::array winningSeatWords{
    Word<std::optional<Seat>>{"host", Seat::First},
    Word<std::optional<Seat>>{"guest", Seat::Second},
    Word<std::optional<Seat>>{"draw", std::nullopt},
};

inline constexpr std::array outlineWords{
    Word<link::Outline>{"rectangle", link::Outline::Rectangle},
    Word<link::Outline>{"cross", link::Outline::Cross},
    Word<link::Outline>{"ring", link::Outline::Ring},
    Word<link::Outline>{"diamond", link::Outline::Diamond},
    Word<link::Outline>{"heart", link::Outline::Heart},
    Word<link::Outline>{"hourglass", link::Outline::Hourglass},
    Word<link::Outline>{"butterfly", link::Outline::Butterfly},
    Word<link::Outline>{"window", link::Outline::Window},
    Word<link::Outline>{"checkerboard", link::Outline::Checkered},
};

inline constexpr std::array difficultyWords{
    Word<link::Difficulty>{"easy", link::Difficulty::Easy},
    Word<link::Difficulty>{"normal", link::Difficulty::Normal},
    Word<link::Difficulty>{"hard", link::Difficulty::Hard},
    Word<link::Difficulty>{"expert", link::Difficulty::Expert},
};

/// The value of a word; nothing for an unknown one.
template <typename Words>
[[nodiscard]] auto valueOf(const Words& words, const QString& text)
    -> std::optional<std::remove_cvref_t<decltype(words.front().value)>>
{
    const auto found = std::ranges::find_if(words, [&](const auto& word) { return text == QLatin1String{word.text}; });
    if (found == words.end())
        return std::nullopt;
    return found->value;
}

/// The word of a value; empty if there is none.
template <typename Words, typename Value>
[[nodiscard]] QLatin1String wordOf(const Words& words, const Value& value)
{
    const auto found = std::ranges::find_if(words, [&](const auto& word) { return word.value == value; });
    return found == words.end() ? QLatin1String{} : QLatin1String{found->text};
}

} // namespace qipan::net
