#pragma once

#include <QByteArray>

#include <optional>

namespace qipan::app {

/// What stands behind the mark that some editors put at the front of a text, in UTF-8 where that mark says UTF-16;
/// nothing where there is none.
[[nodiscard]] std::optional<QByteArray> behindMark(const QByteArray& bytes);

/// A text without a mark in UTF-8: by the code page that it names itself (`CA` of SGF), else as UTF-8, else, where its
/// letters are those of Chinese, by GB 18030. As it is where none of these fits: core takes that for Latin-1.
///
/// The whole text, before anything reads it: in such code pages the second byte of a letter may be `]` or `\`.
[[nodiscard]] QByteArray inUtf8(const QByteArray& bytes);

/// Whether that of `inUtf8` is taken for Latin-1 although it hardly is: a backslash behind a letter that is none of
/// ASCII is the second byte of one in Big5, Shift JIS and others, and a bracket behind it may have been read wrongly.
[[nodiscard]] bool isDoubtful(const QByteArray& decoded);

} // namespace qipan::app
