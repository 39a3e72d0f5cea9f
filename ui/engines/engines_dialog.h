// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/preferences.h"
#include "ui/widgets/tab_order.h"

class QLabel;
class QListWidget;
class QPushButton;
class QStackedWidget;

namespace qipan::ui {

class EngineForm;

/// Dialog to add, test, rename and remove external engines.
class EnginesDialog final : public OrderedDialog {
    Q_OBJECT

public:
    explicit EnginesDialog(QWidget* parent = nullptr);

    void setEngines(const QList<ExternalEngine>& engines);
    [[nodiscard]] const QList<ExternalEngine>& engines() const { return m_engines; }
    /// Sets the game of engines added from now on, if it has a protocol; it can be changed for each engine.
    void setGame(const QString& game);
    /// Adds the program in this file, named after the file.
    void add(const QString& file);
    void showTest(int id, const QString& text);

Q_SIGNALS:
    void changed(const QList<qipan::ui::ExternalEngine>& engines);
    /// Answer with showTest().
    void testRequested(const qipan::ui::ExternalEngine& engine);

protected:
    void done(int result) override;

private:
    void chooseFile();
    void remove();
    void edit(const ExternalEngine& engine);
    void showList(int current);
    void showCurrent();
    [[nodiscard]] QString freeName(const QString& wanted) const;

    QList<ExternalEngine> m_engines;
    QString m_game = ExternalEngine{}.game;
    QListWidget* m_list;
    QPushButton* m_add;
    QPushButton* m_remove;
    QPushButton* m_close;
    QStackedWidget* m_stages;
    QLabel* m_introduction;
    EngineForm* m_form;
};

} // namespace qipan::ui
