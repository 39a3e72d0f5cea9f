#pragma once

#include "ui/preferences.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace qipan::ui {

/// What is known of one engine, to be changed. A change counts when it is chosen, or its field is left or Enter is
/// pressed; one that cannot be is taken back with a word.
class EngineForm final : public QWidget {
    Q_OBJECT

public:
    explicit EngineForm(QWidget* parent = nullptr);

    void setEngine(const ExternalEngine& engine);
    /// Takes over what stands in the fields.
    void commit();
    /// Words below the fields: of a test, or what was wrong.
    void setNote(const QString& note);
    /// A test runs: no other one can be asked for.
    void setTesting(bool testing);

Q_SIGNALS:
    void edited(const qipan::ui::ExternalEngine& engine);
    void testWanted(const qipan::ui::ExternalEngine& engine);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void browse();
    void takeProgram(const QString& file);
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

/// There are engines from elsewhere for the game of this key.
[[nodiscard]] bool hasProtocol(const QString& game);

/// A program can be started from this file, as far as its permissions tell.
[[nodiscard]] bool isProgram(const QString& file);

} // namespace qipan::ui
