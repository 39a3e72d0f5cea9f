// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/gomoku/weights_file.h"

#include <functional>
#include <istream>
#include <optional>
#include <ostream>
#include <sstream>
#include <vector>

namespace qipan::training {

namespace {

using gomoku::CodeValue;
using gomoku::Weights;

/// One line of the file and the corresponding numbers in the weights of a side.
struct TableLine {
    std::string name;
    std::size_t numbers;
    std::function<std::int16_t&(Weights& weights, std::size_t side, std::size_t code)> at;
};

const std::vector<TableLine>& tableLines()
{
    constexpr auto codes = static_cast<std::size_t>(gomoku::pointCodeCount);
    static const std::vector<TableLine> lines{
        {"tempo", 1, [](Weights& of, std::size_t side, std::size_t) -> std::int16_t& { return of.tempo[side]; }},
        {"moving", codes,
         [](Weights& of, std::size_t side, std::size_t code) -> std::int16_t& { return of.values[side][code].moving; }},
        {"waiting", codes,
         [](Weights& of, std::size_t side, std::size_t code) -> std::int16_t& {
             return of.values[side][code].waiting;
         }},
        {"attacks", codes,
         [](Weights& of, std::size_t side, std::size_t code) -> std::int16_t& { return of.attacks[side][code]; }},
        {"defences", codes,
         [](Weights& of, std::size_t side, std::size_t code) -> std::int16_t& { return of.defences[side][code]; }},
    };
    return lines;
}

constexpr std::array<std::string_view, 2> sideNames{"black", "white"};

void writeSide(std::ostream& out, const std::string& prefix, Weights weights, std::size_t side)
{
    for (const TableLine& line : tableLines()) {
        out << prefix << line.name;
        for (std::size_t code = 0; code < line.numbers; ++code)
            out << ' ' << line.at(weights, side, code);
        out << '\n';
    }
}

/// An error message for a side's lines; nothing if they are valid.
std::optional<std::string> readSide(std::istream& in, const std::string& prefix, Weights& weights, std::size_t side)
{
    for (const TableLine& line : tableLines()) {
        std::string text;
        std::string name;
        std::getline(in, text);
        std::istringstream words{text};
        words >> name;
        if (name != prefix + line.name)
            return "expected the line " + prefix + line.name;
        for (std::size_t code = 0; code < line.numbers; ++code) {
            if (!(words >> line.at(weights, side, code)))
                return name + " has too few numbers, or one that is too large";
        }
        if (words >> text)
            return name + " has too many numbers";
    }
    return std::nullopt;
}

} // namespace

void write(std::ostream& out, const WeightBook& book)
{
    writeSide(out, "unlimited.", book.unlimited, 0);
    for (std::size_t side = 0; side < 2; ++side)
        writeSide(out, "renju." + std::string{sideNames[side]} + '.', book.renju, side);
}

Result<WeightBook, std::string> readWeights(std::istream& in)
{
    WeightBook book;
    gomoku::Weights& unlimited = book.unlimited;
    if (const auto error = readSide(in, "unlimited.", unlimited, 0))
        return *error;
    unlimited.values[1] = unlimited.values[0];
    unlimited.tempo[1] = unlimited.tempo[0];
    unlimited.attacks[1] = unlimited.attacks[0];
    unlimited.defences[1] = unlimited.defences[0];
    for (std::size_t side = 0; side < 2; ++side) {
        if (const auto error = readSide(in, "renju." + std::string{sideNames[side]} + '.', book.renju, side))
            return *error;
    }
    return book;
}

} // namespace qipan::training
