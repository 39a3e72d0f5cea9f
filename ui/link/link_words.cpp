#include "ui/link/link_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <iterator>

namespace qipan::ui {

namespace {

/// A class, so that lupdate finds the texts and their context.
struct LinkWords {
    Q_DECLARE_TR_FUNCTIONS(qipan::ui::LinkWords)

public:
    static constexpr const char* ways[] = {
        QT_TR_NOOP("Relaxed"),    QT_TR_NOOP("Against the clock"), QT_TR_NOOP("Campaign"),
        QT_TR_NOOP("Daily deal"), QT_TR_NOOP("Endless"),           QT_TR_NOOP("Two players"),
    };
    static_assert(std::size(ways) == std::size(link::ways));
    static constexpr const char* mottoes[] = {
        QT_TR_NOOP("One board, and all the time you like."),
        QT_TR_NOOP("One board with four seconds for each pair; the rest counts."),
        QT_TR_NOOP("Level after level against the clock, each falling in another way. Hints and shuffles are counted."),
        QT_TR_NOOP("The same board for everybody today."),
        QT_TR_NOOP("Board after board without a clock. Hints and shuffles are counted."),
        QT_TR_NOOP(
            "Two people by turns on one board: a pair, or equal tiles that cannot be joined, and the other is next."),
    };
    static_assert(std::size(mottoes) == std::size(link::ways));
    static constexpr const char* fallings[] = {
        QT_TR_NOOP("Tiles stay"),
        QT_TR_NOOP("Down"),
        QT_TR_NOOP("Up"),
        QT_TR_NOOP("To the left"),
        QT_TR_NOOP("To the right"),
        QT_TR_NOOP("Apart, left and right"),
        QT_TR_NOOP("Apart, up and down"),
        QT_TR_NOOP("Together from left and right"),
        QT_TR_NOOP("Together from above and below"),
        QT_TR_NOOP("Outward"),
        QT_TR_NOOP("Inward"),
        QT_TR_NOOP("Upper half left, lower half right"),
        QT_TR_NOOP("Left half down, right half up"),
    };
    static_assert(std::size(fallings) == link::fallingModes);
    static constexpr const char* outlines[] = {
        QT_TR_NOOP("Rectangle"), QT_TR_NOOP("Cross"),  QT_TR_NOOP("Ring"),
        QT_TR_NOOP("Diamond"),   QT_TR_NOOP("Heart"),  QT_TR_NOOP("Hourglass"),
        QT_TR_NOOP("Butterfly"), QT_TR_NOOP("Window"), QT_TR_NOOP("Checkered"),
    };
    static_assert(std::size(outlines) == link::outlines);
    static constexpr const char* bands[] = {QT_TR_NOOP("Easy"), QT_TR_NOOP("Normal"), QT_TR_NOOP("Hard"),
                                            QT_TR_NOOP("Expert")};
    static_assert(std::size(bands) == link::bands);
};

} // namespace

QString wayName(link::Way way)
{
    return LinkWords::tr(LinkWords::ways[static_cast<std::size_t>(way)]);
}

QString wayMotto(link::Way way)
{
    return LinkWords::tr(LinkWords::mottoes[static_cast<std::size_t>(way)]);
}

QString fallingName(link::FallingMode mode)
{
    return LinkWords::tr(LinkWords::fallings[static_cast<std::size_t>(mode)]);
}

QString rulesText(link::FallingMode mode, bool border)
{
    QStringList rules;
    if (mode != link::FallingMode::None)
        //: How tiles of link-match move after each pair: "Tiles fall: inward".
        rules << LinkWords::tr("Tiles fall: %1.").arg(fallingName(mode));
    if (!border)
        rules << LinkWords::tr("No paths outside the board.");
    return rules.join(u' ');
}

QString outlineName(link::Outline outline)
{
    return LinkWords::tr(LinkWords::outlines[static_cast<std::size_t>(outline)]);
}

QString bandName(link::Band band)
{
    return LinkWords::tr(LinkWords::bands[static_cast<std::size_t>(band)]);
}

} // namespace qipan::ui
