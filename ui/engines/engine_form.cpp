// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/engines/engine_form.h"

#include "ui/base/announcer.h"
#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/base/texts.h"
#include "ui/widgets/button.h"
#include "ui/widgets/form.h"

#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>

namespace qipan::ui {

EngineForm::EngineForm(QWidget* parent)
    : QWidget{parent}
    , m_game{new QComboBox{this}}
    , m_name{new QLineEdit{this}}
    , m_program{new QLineEdit{this}}
    , m_browse{makeButton(this, &EngineForm::browse)}
    , m_arguments{new QPlainTextEdit{this}}
    , m_seconds{new QSpinBox{this}}
    , m_depth{new QSpinBox{this}}
    , m_test{new QPushButton{this}}
    , m_note{makeTextLabel(this)}
{
    m_program->setMaxLength(ExternalEngine::longestText);
    m_arguments->setTabChangesFocus(true);
    m_arguments->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_arguments->setMinimumHeight(m_arguments->fontMetrics().height() * 2 + 14);
    m_arguments->installEventFilter(this);
    m_seconds->setRange(1, ExternalEngine::maxSeconds);
    m_depth->setRange(1, ExternalEngine::maxDepth);
    for (const GameInfo& game : games()) {
        if (game.protocol != EngineProtocol::None)
            m_game->addItem(QString{}, QVariant{textOf(game.key)});
    }
    m_browse->setAutoDefault(false); // Enter ends the editing of a field
    m_test->setAutoDefault(false);
    m_note->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_note->setMinimumHeight(m_note->fontMetrics().height() * 2);

    QGridLayout* grid = makeFormGrid();
    setLayout(grid);
    m_labels[0] = addFormRow(grid, m_name);
    m_labels[1] = addFormRow(grid, m_game);
    m_labels[2] = addFormRow(grid, m_program);
    grid->addWidget(m_browse, grid->rowCount(), 1, Qt::AlignRight);
    m_labels[3] = addFormRow(grid, m_arguments);
    grid->setRowStretch(grid->rowCount() - 1, 1);
    m_labels[4] = addFormRow(grid, m_seconds);
    m_labels[5] = addFormRow(grid, m_depth);
    grid->addWidget(m_test, grid->rowCount(), 1, Qt::AlignLeft);
    grid->addWidget(m_note, grid->rowCount(), 0, 1, 2);

    connect(m_name, &QLineEdit::editingFinished, this, &EngineForm::commit);
    connect(m_program, &QLineEdit::editingFinished, this, &EngineForm::commit);
    connect(m_game, &QComboBox::activated, this, &EngineForm::commit);
    for (QSpinBox* number : {m_seconds, m_depth})
        connect(number, &QSpinBox::editingFinished, this, &EngineForm::commit);
    connect(m_test, &QPushButton::clicked, this, [this] {
        commit();
        Q_EMIT testRequested(m_engine);
    });
    keepTranslated(this, [this] { retranslate(); });
}

void EngineForm::setEngine(const ExternalEngine& engine)
{
    m_engine = engine;
    show(engine);
    setNote({});
    setTesting(false);
}

void EngineForm::show(const ExternalEngine& engine)
{
    m_game->setCurrentIndex(m_game->findData(engine.game));
    m_name->setText(engine.name);
    m_program->setText(QDir::toNativeSeparators(engine.program));
    m_arguments->setPlainText(engine.arguments.join(u'\n'));
    m_seconds->setValue(engine.seconds);
    m_depth->setValue(engine.depth);
    const GameInfo* game = findGame(engine.game.toStdString());
    const bool hasDepth = game != nullptr && game->protocol == EngineProtocol::Nboard;
    m_labels[5]->setVisible(hasDepth);
    m_depth->setVisible(hasDepth);
}

QStringList EngineForm::arguments() const
{
    QStringList lines = m_arguments->toPlainText().split(u'\n');
    while (!lines.isEmpty() && lines.back().isEmpty())
        lines.removeLast();
    lines = lines.mid(0, ExternalEngine::maxArguments);
    for (QString& line : lines)
        line.truncate(ExternalEngine::longestText);
    return lines;
}

void EngineForm::commit()
{
    if (m_engine.id == 0)
        return; // nothing is shown
    ExternalEngine engine = m_engine;
    const QString name = firstCodePoints(m_name->text().simplified(), ExternalEngine::longestName).trimmed();
    if (!name.isEmpty())
        engine.name = name;
    const QString program = QDir::fromNativeSeparators(m_program->text().trimmed());
    if (isProgram(program))
        engine.program = program;
    engine.arguments = arguments();
    engine.seconds = m_seconds->value();
    engine.depth = m_depth->value();
    engine.game = m_game->currentData().toString();
    const bool isRefused = engine.program != program;
    show(engine);
    if (engine != m_engine) {
        m_engine = engine;
        Q_EMIT edited(engine);
    }
    if (isRefused)
        setNote(tr("Not a program: %1").arg(QDir::toNativeSeparators(program)));
}

void EngineForm::setNote(const QString& note)
{
    m_note->setText(note);
    if (!note.isEmpty())
        speak(*m_note, note);
}

void EngineForm::setTesting(bool testing)
{
    m_test->setEnabled(!testing);
}

void EngineForm::browse()
{
    auto* chooser = new QFileDialog{this, tr("Choose a program"), QFileInfo{m_engine.program}.path()};
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setFileMode(QFileDialog::ExistingFile);
    connect(chooser, &QFileDialog::fileSelected, this, [this](const QString& file) {
        m_program->setText(QDir::toNativeSeparators(file));
        commit();
    });
    chooser->open();
}

bool EngineForm::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_arguments && event->type() == QEvent::FocusOut)
        commit();
    return QWidget::eventFilter(watched, event);
}

void EngineForm::retranslate()
{
    m_labels[0]->setText(tr("&Name:"));
    m_labels[1]->setText(tr("P&lays:"));
    m_labels[2]->setText(tr("&Program:"));
    m_labels[3]->setText(tr("Ar&guments,\none per line:"));
    m_labels[4]->setText(tr("&Time per move:"));
    m_labels[5]->setText(tr("&Depth per move:"));
    for (int row = 0; row < m_game->count(); ++row) {
        const QString key = m_game->itemData(row).toString();
        m_game->setItemText(
            row, tr("%1 (%2 protocol)").arg(gameName(key), protocolName(findGame(key.toStdString())->protocol)));
    }
    m_depth->setSuffix(tr(" plies", "how deep it looks"));
    m_depth->setToolTip(tr("Search depth in games. Analysis has no depth limit."));
    m_browse->setText(tr("&Browse…"));
    m_seconds->setSuffix(tr(" s", "seconds"));
    m_test->setText(tr("Te&st"));
    m_test->setToolTip(tr("Start the program and ask for its name"));
}

bool hasProtocol(const QString& game)
{
    const GameInfo* info = findGame(game.toStdString());
    return info != nullptr && info->protocol != EngineProtocol::None;
}

bool isProgram(const QString& file)
{
    const QFileInfo info{file};
    return info.isAbsolute() && info.isFile() && info.isExecutable() && file.size() <= ExternalEngine::longestText;
}

} // namespace qipan::ui
