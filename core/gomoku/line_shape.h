// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace qipan::gomoku {

/// The shape that a stone on an empty point would make on one line, from weakest to strongest.
///
/// In the drawings, X is a stone of the side, including the new one, . is an empty point, and | is an opposing stone
/// or the edge. Only shapes through the new stone count.
enum class LineShape : std::uint8_t {
    Dead,          ///< |X..|   no room for five
    Overline,      ///< XXXXXX  six or more where exactly five wins; forbidden to black in renju
    SleepingOne,   ///< |X....| one more makes a sleeping two
    OpenOne,       ///< ..X..   one more makes an open two
    SleepingTwo,   ///< |XX...| one more makes a sleeping three
    OpenTwo,       ///< |.XX... one more makes an open three, but no wide three
    WideTwo,       ///< ...XX...   one more makes a wide three
    SleepingThree, ///< |XXX..  one more makes a four; also |XX.X. and |X..XX
    OpenThree,     ///< .X.XX.  one point makes an open four; also |.XXX..
    WideThree,     ///< ..XXX.. either of two points makes an open four
    Four,          ///< |XXXX.  one point makes a five; also XX.XX and X.XXX
    DoubleFour,    ///< X.XXX.X two points make a five, without an unbroken four; also XX.XX.XX and XXX.X.XXX
    OpenFour,      ///< .XXXX.  both ends make a five (a straight four)
    Five,          ///< XXXXX   wins
};
inline constexpr int lineShapeCount = 14;

} // namespace qipan::gomoku
