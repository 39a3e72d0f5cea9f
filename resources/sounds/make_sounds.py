#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Synthesises the sounds of the program: mono WAV files with 16 bits.

  resources/sounds/make_sounds.py [FOLDER]       default: the folder of this script

Each sound is a sum of damped sine waves, the modes of something struck, and of short bursts of noise. Only additions and
multiplications are used, none of the system's sine or power functions, so that every machine writes the same bytes.
"""
import array
import pathlib
import sys
import wave

RATE = 22050  # samples per second; the program plays all sounds at this rate (ui/sound/sound.h)
PI = 3.141592653589793
SEMITONE = 1.0594630943592953


def series(x, first, step):
    """The Taylor series of sine (first=1, step=2), cosine (0, 2) or the exponential function (0, 1)."""
    term = x if first else 1.0
    total, n = term, first
    for _ in range(24):
        for _ in range(step):
            n += 1
            term = term * x / n
        if step == 2:
            term = -term
        total += term
    return total


def decay_per_sample(seconds):
    """The factor that, applied to each sample, leaves 1/1000 after this time."""
    return series(-6.907755278982137 / (seconds * RATE), 0, 1)


def note(semitones):
    """The frequency of the note this many semitones above the middle A."""
    frequency = 440.0
    for _ in range(abs(semitones)):
        frequency = frequency * SEMITONE if semitones > 0 else frequency / SEMITONE
    return frequency


class Sound:
    def __init__(self, seconds):
        self.samples = [0.0] * int(seconds * RATE)
        self.state = 1

    def mode(self, at, frequency, seconds, level, attack=0.0005):
        """A damped sine wave that begins at a time in seconds, rising for `attack` seconds."""
        begin = int(at * RATE)
        damping = decay_per_sample(seconds)
        angle = 2 * PI * frequency / RATE
        turn = 2 * damping * series(angle, 0, 2)
        rise = attack * RATE
        before, now = 0.0, damping * series(angle, 1, 2)
        for i in range(begin, min(len(self.samples), begin + int(1.3 * seconds * RATE))):
            self.samples[i] += level * now * min(1.0, (i - begin) / rise)
            before, now = now, turn * now - damping * damping * before

    def noise(self, at, seconds, level, smoothness):
        """A burst of noise; the smoothness, from 0 to 1, takes away the high frequencies."""
        begin = int(at * RATE)
        damping = decay_per_sample(seconds)
        loudness, smooth = level, 0.0
        for i in range(begin, min(len(self.samples), begin + int(seconds * RATE))):
            self.state = (self.state * 1103515245 + 12345) % 2**31
            smooth = smoothness * smooth + (1 - smoothness) * (self.state / 2**30 - 1)
            self.samples[i] += loudness * smooth
            loudness *= damping

    def stone(self, at, level, pitch=1.0):
        """A stone on a wooden board: the click, and the short hollow tone of the board."""
        self.noise(at, 0.012, 1.6 * level, 0.25)
        for frequency, seconds, share in ((410, 0.085, 0.9), (905, 0.06, 0.6), (1720, 0.035, 0.5), (3150, 0.02, 0.35)):
            self.mode(at, frequency * pitch, seconds, share * level)

    def bar(self, at, frequency, seconds, level):
        """A wooden bar, as of a marimba: its overtone is two octaves higher."""
        self.noise(at, 0.006, 0.25 * level, 0.5)
        self.mode(at, frequency, seconds, level, 0.002)
        self.mode(at, frequency * 3.94, seconds * 0.35, 0.28 * level, 0.001)
        self.mode(at, frequency * 9.2, seconds * 0.12, 0.08 * level)

    def bell(self, at, frequency, seconds, level):
        self.mode(at, frequency, seconds, level, 0.004)
        self.mode(at, frequency * 2.0, seconds * 0.7, 0.35 * level, 0.003)
        self.mode(at, frequency * 3.01, seconds * 0.4, 0.14 * level, 0.002)

    def write(self, path, peak):
        """`peak` is the largest sample, of 1: how loud sounds are compared with each other."""
        fade = int(0.012 * RATE)
        count = len(self.samples)
        for i in range(count - fade, count):
            self.samples[i] *= (count - i) / fade
        scale = peak * 32767 / max(abs(sample) for sample in self.samples)
        data = array.array("h", [int(sample * scale) for sample in self.samples])
        if sys.byteorder == "big":
            data.byteswap()
        with wave.open(str(path), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(data.tobytes())


def melody(seconds, strike, notes):
    """(time, semitones, seconds, level) for each note."""
    sound = Sound(seconds)
    for at, semitones, length, level in notes:
        strike(sound, at, note(semitones), length, level)
    return sound


def stone():
    sound = Sound(0.11)
    sound.stone(0, 1)
    return sound


def flips():
    sound = Sound(0.22)
    for i in range(4):
        sound.stone(0.038 * i, 0.8 - 0.14 * i, 1.55 + 0.09 * i)
    return sound


def pick():
    sound = Sound(0.045)
    sound.noise(0, 0.006, 0.5, 0.2)
    sound.mode(0, 1480, 0.04, 1)
    sound.mode(0, 2960, 0.02, 0.4)
    return sound


def invalid():
    sound = Sound(0.2)
    for at, level in ((0, 1), (0.09, 0.8)):
        sound.noise(at, 0.02, 0.8 * level, 0.85)
        sound.mode(at, 155, 0.1, level, 0.003)
        sound.mode(at, 233, 0.06, 0.4 * level, 0.003)
    return sound


def shuffle():
    sound = Sound(0.42)
    at = 0.0
    for i in range(13):
        sound.stone(at, 0.5 + 0.5 * ((i * 7) % 5) / 4, 1.9 + 0.12 * ((i * 5) % 7))
        at += 0.021 + 0.004 * ((i * 3) % 4)
    return sound


def clock():
    sound = Sound(0.215)
    for at, frequency in ((0, 2350), (0.17, 1980)):
        sound.noise(at, 0.005, 0.5, 0.1)
        sound.mode(at, frequency, 0.05, 1)
        sound.mode(at, frequency * 0.42, 0.03, 0.5)
    return sound


SOUNDS = {  # with their peaks
    "stone": (stone, 0.75),
    "flips": (flips, 0.6),
    "pick": (pick, 0.4),
    "match": (lambda: melody(0.34, Sound.bar, [(0, 3, 0.36, 1)]), 0.6),
    "invalid": (invalid, 0.6),
    "shuffle": (shuffle, 0.6),
    "level-done": (lambda: melody(0.62, Sound.bar, [
        (0, 3, 0.3, 0.8), (0.09, 7, 0.3, 0.8), (0.18, 10, 0.3, 0.9), (0.27, 15, 0.4, 1)]), 0.65),
    "win": (lambda: melody(0.85, Sound.bell, [
        (0, -2, 0.4, 0.9), (0.11, 3, 0.4, 0.9), (0.22, 7, 0.4, 0.9), (0.33, 10, 0.6, 0.7), (0.33, 15, 0.6, 0.9)]), 0.65),
    "game-over": (lambda: melody(0.6, Sound.bell, [(0, 3, 0.4, 0.9), (0.16, -2, 0.6, 1)]), 0.55),
    "your-turn": (lambda: melody(0.36, Sound.bell, [(0, 10, 0.45, 1)]), 0.45),
    "request": (lambda: melody(0.46, Sound.bell, [(0, 7, 0.35, 0.9), (0.14, 12, 0.42, 1)]), 0.5),
    "clock": (clock, 0.5),
}


def main():
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parent
    for name, (make, peak) in SOUNDS.items():
        make().write(folder / f"{name}.wav", peak)


if __name__ == "__main__":
    main()
