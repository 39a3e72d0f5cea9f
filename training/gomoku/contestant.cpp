#include "training/gomoku/contestant.h"

#include "core/gomoku/engines.h"
#include "core/gomoku/full_engine.h"
#include "training/gomoku/weights_file.h"

#include <charconv>
#include <fstream>
#include <optional>
#include <sstream>
#include <string_view>
#include <vector>

namespace qipan::training {

namespace {

std::vector<std::string> split(const std::string& text)
{
    std::vector<std::string> parts;
    std::istringstream stream{text};
    for (std::string part; std::getline(stream, part, ',');)
        parts.push_back(part);
    return parts;
}

/// The number of `NAME=NUMBER`, where it is one from 1 to `most`.
std::optional<std::int64_t> numberOf(std::string_view part, std::string_view name, std::int64_t most)
{
    if (part.substr(0, name.size()) != name || part.substr(name.size(), 1) != "=")
        return std::nullopt;
    const std::string_view digits = part.substr(name.size() + 1);
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc{} || end != digits.data() + digits.size() || number < 1 || number > most)
        return std::nullopt;
    return number;
}

bool readLimit(const std::string& part, Limits& limits)
{
    constexpr std::int64_t mostNodes = 1'000'000'000;
    constexpr std::int64_t mostTime = 3'600'000;
    constexpr std::int64_t mostDepth = 100;
    if (const auto nodes = numberOf(part, "nodes", mostNodes))
        limits.nodes = static_cast<std::uint64_t>(*nodes);
    else if (const auto time = numberOf(part, "time", mostTime))
        limits.time = std::chrono::milliseconds{*time};
    else if (const auto depth = numberOf(part, "depth", mostDepth))
        limits.depth = static_cast<int>(*depth);
    else
        return false;
    return true;
}

Result<Contestant, std::string> withWeights(gomoku::WeightsOf weights)
{
    constexpr std::uint64_t ownNodes = 5'000;
    constexpr std::size_t ownMemory = 4 << 20;
    return Contestant{.make = [weights](std::uint64_t seed) { return gomoku::makeFullEngine(seed, weights); },
                      .limits = {.nodes = ownNodes, .memory = ownMemory}};
}

Result<Contestant, std::string> readEngine(const std::string& what)
{
    if (const auto level = numberOf(what, "level", gomoku::engineLevels)) {
        return Contestant{
            .make = [level = static_cast<int>(*level)](std::uint64_t seed) { return gomoku::makeEngine(level, seed); }};
    }
    if (what == "plain")
        return withWeights(gomoku::plainWeights);
    if (what == "trained")
        return withWeights(gomoku::trainedWeights);
    std::ifstream file{what};
    if (!file)
        return "there is no file " + what;
    const Result<WeightBook, std::string> book = readWeights(file);
    if (!book)
        return what + ": " + book.error();
    return withWeights([kept = std::make_shared<const WeightBook>(*book)](gomoku::Rule rule) -> const gomoku::Weights& {
        return kept->of(rule);
    });
}

} // namespace

Result<Contestant, std::string> readContestant(const std::string& text)
{
    const std::vector<std::string> parts = split(text);
    if (parts.empty())
        return std::string{"a contestant is missing"};
    Result<Contestant, std::string> contestant = readEngine(parts.front());
    if (contestant && parts.size() > 1)
        contestant.value().limits.nodes.reset();
    for (std::size_t i = 1; contestant && i < parts.size(); ++i) {
        if (!readLimit(parts[i], contestant.value().limits))
            return "no such limit: " + parts[i];
    }
    return contestant;
}

} // namespace qipan::training
