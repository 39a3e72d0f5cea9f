// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/preference_store.h"
#include "core/link/play.h"
#include "core/match/event.h"
#include "ui/messages/message.h"
#include "ui/shell/window_parts.h"
#include "ui/sound/sounds.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>

namespace qipan::app {

class LessonController;
class DuelController;
class LinkController;
class MatchController;
class PuzzleController;
class RecordController;

/// Decides what is heard: of the games, of messages and of the clock. It follows their signals; they know nothing of
/// sounds.
class SoundController final : public QObject {
    Q_OBJECT

public:
    struct Parts {
        MatchController& match;
        RecordController& record;
        LinkController& link;
        DuelController& duel;
        LessonController& lesson;
        PuzzleController& puzzles;
    };

    /// All must outlive this object.
    SoundController(const ui::WindowParts& window, PreferenceStore& preferences, const Parts& parts, QObject* parent);

    /// A stone was placed on a board that is visible, and flipped so many discs.
    void playStone(int flips);

private:
    void play(ui::Sound sound, int semitones = 0);
    /// An invalid move; heard only if the settings want it.
    void refuse();
    void applyPreferences(const ui::Preferences& before);
    void enable();

    void followTable();
    void happened(const Event& event);
    void ended(const Verdict& verdict);
    void chose(const link::Choice& choice, int combo);
    void linkEnded(link::Play::End end, bool awaitsNext);
    /// Waits until little time is left to a person at this machine who is to move.
    void watchClock();
    /// Little time is left.
    void warn();
    /// Returns the time of a person at this machine who is to move, if it runs.
    [[nodiscard]] std::optional<std::chrono::milliseconds> timeLeft() const;

    const ui::WindowParts m_window;
    PreferenceStore& m_preferences;
    const MatchController& m_match;
    ui::Sounds m_sounds;
    std::unique_ptr<QObject> m_table; ///< context of the connections to the shown table
    QTimer m_clock;
    int m_warnedPly = -1; ///< the last one in which the time became little
};

} // namespace qipan::app
