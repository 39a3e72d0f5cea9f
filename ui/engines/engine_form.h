// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/preferences.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace qipan::ui {

/// Editor of one engine. A change is applied when it is chosen, its field loses the focus or Enter is pressed; an
/// invalid one is undone with a message.
class EngineForm final : public QWidget {
    Q_OBJECT

public:
    explicit EngineForm(QWidget* parent = nullptr);

    void setEngine(const ExternalEngine& engine);
    /// Applies the content of the fields.
    void commit();
    /// Shows a message below the fields: the result of a test or an error.
    void setNote(const QString& note);
    /// Disables the test button while a test runs.
    void setTesting(bool testing);

Q_SIGNALS:
    void edited(const qipan::ui::ExternalEngine& engine);
    void testRequested(const qipan::ui::ExternalEngine& engine);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void browse();
    void show(const ExternalEngine& engine);
    void retranslate();
    [[nodiscard]] QStringList arguments() const;

    ExternalEngine m_engine;
    QComboBox* m_game;
    QLineEdit* m_name;
    QLineEdit* m_program;
    QPushButton* m_browse;
    QPlainTextEdit* m_arguments;
    QSpinBox* m_seconds;
    QSpinBox* m_depth;
    QPushButton* m_test;
    QLabel* m_note;
    QLabel* m_labels[6];
};

/// Returns whether external engines can play the game with this key.
[[nodiscard]] bool hasProtocol(const QString& game);

/// Returns whether this file can be executed, as far as its permissions tell.
[[nodiscard]] bool isProgram(const QString& file);

} // namespace qipan::ui
