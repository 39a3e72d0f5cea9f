#include "ui/pages/host_page.h"

#include "core/board/registry.h"
#include "ui/pages/form.h"
#include "ui/panels/knock_bar.h"
#include "ui/panels/words.h"
#include "ui/texts.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace qipan::ui {
namespace {

QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// An address that may be broken into lines behind its colons, when there is no room for it.
QString breakable(QString address)
{
    return address.replace(u":"_qs, u":\u200b"_qs);
}

} // namespace

HostPage::HostPage(QWidget* parent)
    : QWidget{parent}
{
    QVBoxLayout* column = makeFormColumn(this);
    QWidget* form = column->parentWidget();
    m_title = makeWords(form);
    m_stages = new QStackedWidget{form};
    m_stages->addWidget(makeChoices());
    m_stages->addWidget(makeWaiting());
    column->addStretch();
    column->addWidget(m_title);
    column->addWidget(m_stages);
    column->addStretch();
    makeHeading(m_title);
    retranslate();
    showChoices();
}

QWidget* HostPage::makeChoices()
{
    auto* stage = new QWidget{m_stages};
    m_explain = makeWords(stage);
    m_error = makeWords(stage);
    m_error->setForegroundRole(QPalette::BrightText);
    m_game = new QComboBox{stage};
    m_rule = new QComboBox{stage};
    m_size = new QComboBox{stage};
    m_first = new QComboBox{stage};
    m_anyone = new QCheckBox{stage};
    m_openButton = new QPushButton{stage};
    m_openButton->setAutoDefault(true);
    m_back = new QPushButton{stage};

    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(14);
    grid->setColumnStretch(1, 1);
    int row = 0;
    for (QComboBox* box : {m_game, m_rule, m_size, m_first}) {
        m_labels[row] = new QLabel{stage};
        m_labels[row]->setBuddy(box);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(6);
        grid->addWidget(m_labels[row], row, 0);
        grid->addWidget(box, row, 1);
        ++row;
    }
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_openButton);
    buttons->addWidget(m_back);

    auto* column = new QVBoxLayout{stage};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    column->addWidget(m_explain);
    column->addWidget(m_error);
    column->addLayout(grid);
    column->addWidget(m_anyone);
    column->addLayout(buttons);
    column->addStretch();

    connect(m_game, &QComboBox::currentIndexChanged, this, &HostPage::fillGame);
    connect(m_openButton, &QPushButton::clicked, this, [this] { Q_EMIT openWanted(choice()); });
    connect(m_back, &QPushButton::clicked, this, &HostPage::cancelled);
    return stage;
}

QWidget* HostPage::makeWaiting()
{
    auto* stage = new QWidget{m_stages};
    m_waiting = makeWords(stage);
    m_note = makeWords(stage);
    m_knock = new KnockBar{stage};
    connect(m_knock, &KnockBar::answered, this, &HostPage::answerKnock);
    m_where = makeWords(stage);
    m_firewall = makeWords(stage);
    m_firewall->setForegroundRole(QPalette::PlaceholderText);
    m_rows = new QGridLayout;
    m_rows->setColumnStretch(0, 1);
    m_cancel = new QPushButton{stage};

    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_cancel);
    auto* column = new QVBoxLayout{stage};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    column->addWidget(m_knock);
    column->addWidget(m_waiting);
    column->addWidget(m_note);
    column->addWidget(m_where);
    column->addLayout(m_rows);
    column->addWidget(m_firewall);
    column->addLayout(buttons);
    column->addStretch();
    connect(m_cancel, &QPushButton::clicked, this, &HostPage::cancelled);
    return stage;
}

void HostPage::setGames(const QStringList& keys)
{
    m_keys = keys;
    fillGames();
}

void HostPage::fillGames()
{
    const HostChoice before = choice();
    const QSignalBlocker blocker{m_game};
    m_game->clear();
    for (const QString& key : std::as_const(m_keys)) {
        if (findGame(key.toStdString()) != nullptr)
            m_game->addItem(gameName(key), key);
    }
    setChoice(before);
}

void HostPage::fillGame()
{
    m_rule->clear();
    m_size->clear();
    const QString key = m_game->currentData().toString();
    const GameInfo* info = findGame(key.toStdString());
    if (info == nullptr)
        return;
    for (const std::string_view rule : info->rules)
        m_rule->addItem(ruleName(key, text(rule)), text(rule));
    for (const int size : info->sizes)
        m_size->addItem(u"%1 × %1"_qs.arg(size), size);
    m_rule->setEnabled(m_rule->count() > 1);
    m_size->setEnabled(m_size->count() > 1);
}

void HostPage::setChoice(const HostChoice& choice)
{
    const auto select = [](QComboBox* box, const QVariant& value) {
        box->setCurrentIndex(std::max(box->findData(value), box->count() > 0 ? 0 : -1));
    };
    {
        const QSignalBlocker blocker{m_game};
        select(m_game, choice.game);
    }
    fillGame();
    select(m_rule, choice.rule);
    select(m_size, choice.size);
    select(m_first, choice.hostFirst);
    m_anyone->setChecked(choice.acceptAnyone);
}

HostChoice HostPage::choice() const
{
    return {.game = m_game->currentData().toString(),
            .rule = m_rule->currentData().toString(),
            .size = m_size->currentData().toInt(),
            .hostFirst = m_first->currentData().isNull() || m_first->currentData().toBool(),
            .acceptAnyone = m_anyone->isChecked()};
}

void HostPage::showChoices(const QString& error)
{
    m_open = false;
    m_error->setText(error);
    m_error->setVisible(!error.isEmpty());
    if (!error.isEmpty())
        speak(*m_error, error);
    m_stages->setCurrentIndex(0);
    setFocusProxy(m_openButton);
    m_openButton->setFocus();
    hideKnock();
    retranslate();
}

void HostPage::showWaiting(const QStringList& addresses, quint16 port)
{
    m_open = true;
    m_addresses.clear();
    for (const QString& address : addresses)
        m_addresses += (address.contains(u':') ? u"[%1]:%2"_qs : u"%1:%2"_qs).arg(address).arg(port);
    fillAddresses();
    setNote({});
    hideKnock();
    m_stages->setCurrentIndex(1);
    setFocusProxy(m_cancel);
    m_cancel->setFocus();
    retranslate();
    speak(*m_waiting, m_waiting->text());
}

void HostPage::fillAddresses()
{
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    QWidget* stage = m_stages->widget(1);
    QWidget* before = m_knock;
    for (const QString& address : std::as_const(m_addresses)) {
        QLabel* label = makeWords(stage);
        label->setText(breakable(address));
        label->setAccessibleName(address);
        label->setFont(scaledFont(font(), 1.25, QFont::Bold));
        auto* copy = new QPushButton{tr("Copy"), stage};
        copy->setAccessibleName(tr("Copy %1").arg(address));
        connect(copy, &QPushButton::clicked, this, [this, address] { copyAddress(address); });
        const int row = m_rows->rowCount();
        m_rows->addWidget(label, row, 0);
        m_rows->addWidget(copy, row, 1);
        setTabOrder(before, copy);
        before = copy;
    }
    setTabOrder(before, m_cancel);
}

void HostPage::copyAddress(const QString& address)
{
    QGuiApplication::clipboard()->setText(address);
    setNote(tr("%1 is copied.").arg(address));
}

void HostPage::showKnock(const QString& name)
{
    m_knock->ask(name);
}

void HostPage::hideKnock()
{
    m_knock->hide();
}

void HostPage::answerKnock(bool letIn)
{
    hideKnock();
    m_cancel->setFocus();
    Q_EMIT knockAnswered(letIn);
}

void HostPage::setNote(const QString& note)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    if (!note.isEmpty())
        speak(*m_note, note);
}

void HostPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT cancelled();
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        // Buttons outside dialogs take Space only. A list of choices has already used the key itself.
        if (auto* button = qobject_cast<QAbstractButton*>(focusWidget()))
            button->click();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void HostPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        fillGames();
        fillAddresses();
        retranslate();
    }
    if (event->type() == QEvent::FontChange)
        makeHeading(m_title);
}

void HostPage::retranslate()
{
    m_title->setText(m_open ? tr("Your table is open") : tr("Host a table"));
    m_explain->setText(tr("A friend on the same local network joins you and plays against you."));
    const QString labels[] = {tr("Gam&e:"), tr("&Rule:"), tr("Board si&ze:"), tr("&Black, who begins:")};
    for (int i = 0; i < 4; ++i)
        m_labels[i]->setText(labels[i]);
    if (m_first->count() == 0) {
        m_first->addItem(QString{}, true);
        m_first->addItem(QString{}, false);
    }
    m_first->setItemText(0, tr("You"));
    m_first->setItemText(1, tr("Your guest"));
    m_anyone->setText(tr("&Let anyone in without asking"));
    m_openButton->setText(tr("&Open the table"));
    m_back->setText(tr("&Cancel"));

    m_waiting->setText(tr("Waiting for a guest …"));
    m_where->setText(tr("Your friend chooses “Join a table” and types one of these addresses:"));
    m_firewall->setText(
        tr("If your friend cannot reach you: both machines must be on the same network, and a firewall on "
           "this machine must let the program accept connections on this port."));
    m_cancel->setText(tr("&Close the table"));
}

} // namespace qipan::ui
