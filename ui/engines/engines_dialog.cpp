// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/engines/engines_dialog.h"

#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/engines/engine_form.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/form.h"
#include "ui/widgets/quiet_view.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>
#include <QStackedWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace qipan::ui {

EnginesDialog::EnginesDialog(QWidget* parent)
    : OrderedDialog{parent}
    , m_list{new QuietView<QListWidget>{this}}
    , m_add{makeButton(this, &EnginesDialog::chooseFile)}
    , m_remove{makeButton(this, &EnginesDialog::remove)}
    , m_close{makeButton(this, &QDialog::accept)}
    , m_stages{new QStackedWidget{this}}
    , m_introduction{makeTextLabel(m_stages)}
    , m_form{new EngineForm{m_stages}}
{
    resize(600, 440);
    m_stages->addWidget(m_introduction);
    m_stages->addWidget(m_form);
    m_introduction->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_list->setFixedWidth(m_list->fontMetrics().horizontalAdvance(u"x"_s) * 24);
    for (QPushButton* button : {m_add, m_remove, m_close})
        button->setAutoDefault(false); // Enter ends the editing of a field
    auto* grid = new QGridLayout{this};
    grid->setHorizontalSpacing(16);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_list, 0, 0);
    grid->addWidget(m_stages, 0, 1);
    grid->addLayout(makeRow({m_add, m_remove}), 1, 0);
    grid->addWidget(m_close, 1, 1, Qt::AlignRight);

    connect(m_list, &QListWidget::currentRowChanged, this, &EnginesDialog::showCurrent);
    connect(m_form, &EngineForm::edited, this, &EnginesDialog::edit);
    connect(m_form, &EngineForm::testRequested, this, [this](const ExternalEngine& engine) {
        m_form->setTesting(true);
        m_form->setNote(tr("Testing…"));
        Q_EMIT testRequested(engine);
    });
    keepTranslated(this, [this] {
        setWindowTitle(tr("External engines"));
        m_list->setAccessibleName(tr("Engines"));
        m_add->setText(tr("&Add…"));
        m_remove->setText(tr("&Remove"));
        m_close->setText(tr("&Close"));
        m_introduction->setText(
            tr("Add an engine that speaks the Gomocup protocol (gomoku) or the NBoard protocol (reversi). It can play "
               "against you in place of the computer, and analyse games.\n\nAn engine is a program and can do whatever "
               "you "
               "can do on this computer: add only engines that you trust."));
    });
    showList(0);
}

void EnginesDialog::setEngines(const QList<ExternalEngine>& engines)
{
    if (engines == m_engines)
        return;
    m_engines = engines;
    showList(0);
}

void EnginesDialog::setGame(const QString& game)
{
    if (hasProtocol(game))
        m_game = game;
}

void EnginesDialog::showList(int current)
{
    {
        const QSignalBlocker quiet{m_list};
        m_list->clear();
        for (const ExternalEngine& engine : std::as_const(m_engines))
            m_list->addItem(engine.name);
        m_list->setCurrentRow(std::min(current, static_cast<int>(m_engines.size()) - 1));
    }
    m_add->setEnabled(m_engines.size() < ExternalEngine::most);
    m_remove->setEnabled(!m_engines.isEmpty());
    showCurrent();
}

void EnginesDialog::showCurrent()
{
    const int row = m_list->currentRow();
    m_stages->setCurrentWidget(row >= 0 ? static_cast<QWidget*>(m_form) : m_introduction);
    m_form->setEngine(row >= 0 ? m_engines.at(row) : ExternalEngine{});
}

void EnginesDialog::chooseFile()
{
    auto* chooser = new QFileDialog{this, tr("Choose an engine")};
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setFileMode(QFileDialog::ExistingFile);
    connect(chooser, &QFileDialog::fileSelected, this, &EnginesDialog::add);
    chooser->open();
}

QString EnginesDialog::freeName(const QString& wanted) const
{
    const auto isTaken = [this](const QString& name) {
        return std::ranges::any_of(m_engines, [&](const ExternalEngine& engine) { return engine.name == name; });
    };
    QString name = wanted;
    for (int number = 2; isTaken(name); ++number)
        name = u"%1 %2"_s.arg(wanted).arg(number);
    return name;
}

void EnginesDialog::add(const QString& file)
{
    if (m_engines.size() >= ExternalEngine::most)
        return;
    if (!isProgram(file)) {
        m_stages->setCurrentWidget(m_form);
        m_form->setNote(tr("Not a program: %1").arg(file));
        return;
    }
    QString name = QFileInfo{file}.completeBaseName();
    QString game = m_game;
    if (name.startsWith(u"pbrain-", Qt::CaseInsensitive)) {
        name.remove(0, 7); // prefix of engine files for Gomocup
        game = u"gomoku"_s;
    }
    name = firstCodePoints(name.simplified(), ExternalEngine::longestName - 3).trimmed();
    int id = 1;
    for (const ExternalEngine& engine : std::as_const(m_engines))
        id = std::max(id, engine.id + 1);
    m_engines << ExternalEngine{
        .id = id, .game = game, .name = freeName(name.isEmpty() ? tr("Engine") : name), .program = file};
    showList(static_cast<int>(m_engines.size()) - 1);
    Q_EMIT changed(m_engines);
}

void EnginesDialog::remove()
{
    const int row = m_list->currentRow();
    if (row < 0)
        return;
    m_engines.removeAt(row);
    showList(row);
    Q_EMIT changed(m_engines);
}

void EnginesDialog::edit(const ExternalEngine& edited)
{
    const auto found = std::ranges::find(m_engines, edited.id, &ExternalEngine::id);
    if (found == m_engines.end())
        return;
    *found = edited;
    m_list->item(static_cast<int>(found - m_engines.begin()))->setText(edited.name);
    Q_EMIT changed(m_engines);
}

void EnginesDialog::showTest(int id, const QString& text)
{
    const int row = m_list->currentRow();
    if (row < 0 || m_engines.at(row).id != id)
        return; // another engine is selected by now
    m_form->setTesting(false);
    m_form->setNote(text);
}

void EnginesDialog::done(int result)
{
    m_form->commit();
    QDialog::done(result);
}

} // namespace qipan::ui
