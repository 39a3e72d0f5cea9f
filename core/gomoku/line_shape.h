#pragma once

#include <cstdint>

namespace qipan::gomoku {

/// What a stone on an empty point would make along one line, together with what stands there; weakest first.
///
/// Drawn with X for a stone of the side, the new one among them, . for an empty point, and | for one that is taken by
/// the other side or lies beyond the edge. Only what goes through the new stone counts.
enum class LineShape : std::uint8_t {
    Dead,          ///< |X..|      no five fits in
    Overline,      ///< XXXXXX     six or more where a win takes exactly five; black may not make it in renju
    SleepingOne,   ///< |X....|    one more makes a sleeping two
    OpenOne,       ///< ..X..      one more makes an open two
    SleepingTwo,   ///< |XX...|    one more makes a sleeping three
    OpenTwo,       ///< |.XX...    one more makes an open three, but none a wide one
    WideTwo,       ///< ...XX...   one more makes a wide three
    SleepingThree, ///< |XXX..     one more makes a four: |XX.X. and |X..XX too
    OpenThree,     ///< .X.XX.     one point makes an open four: |.XXX.. too
    WideThree,     ///< ..XXX..    either of two points makes an open four
    Four,          ///< |XXXX.     one point makes a five: XX.XX and X.XXX too
    DoubleFour,    ///< X.XXX.X    two points make a five, without an unbroken four: XX.XX.XX and XXX.X.XXX too
    OpenFour,      ///< .XXXX.     both ends make a five (a straight four)
    Five,          ///< XXXXX      it wins
};
inline constexpr int lineShapeCount = 14;

} // namespace qipan::gomoku
