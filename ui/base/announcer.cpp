// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/announcer.h"

#include "ui/base/accessible_role.h"
#include "ui/base/chinese_spacing.h"

#include <QAccessible>

#include <algorithm>
#include <chrono>
#include <utility>

namespace qipan::ui {
namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds collectingTime{150};
constexpr qsizetype historySize = 20;

#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)

/// Long enough for a screen reader on a busy machine to ask for the name, after the hundred events of another page.
constexpr std::chrono::seconds notificationTime{30};

/// Shows a text as an object without a size, which nobody sees: screen readers wait for the event of showing it.
void announceIn(QWidget& window, const QString& text)
{
    auto* notification = new QWidget{&window};
    setAccessibleRole(*notification, QAccessible::Notification);
    notification->setAccessibleName(text);
    notification->setAttribute(Qt::WA_TransparentForMouseEvents);
    notification->setGeometry(0, 0, 0, 0);
    notification->show();
    QTimer::singleShot(notificationTime, notification, &QObject::deleteLater);
}

#else

void announceIn(QWidget& window, const QString& text)
{
    QAccessibleAnnouncementEvent event{&window, text};
    QAccessible::updateAccessibility(&event);
}

#endif

bool isWordPart(const QString& text, qsizetype at)
{
    return at >= 0 && at < text.size() && text.at(at).isLetterOrNumber();
}

/// Whether a word begins or ends between a character and the next one.
bool isWordEdge(const QString& text, qsizetype before)
{
    return !isWordPart(text, before) || !isWordPart(text, before + 1);
}

/// Whether `text` has `part` in it as whole words.
bool hasWords(const QString& text, const QString& part)
{
    const qsizetype at = text.indexOf(part);
    return at >= 0 && isWordEdge(text, at - 1) && isWordEdge(text, at + part.size() - 1);
}

bool endsSentence(const QString& text)
{
    return QStringView{u".!?…:;。！？：；"}.contains(text.back());
}

} // namespace

Announcer::Announcer(QWidget& window)
    : QObject{&window}
    , m_window{window}
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(collectingTime);
    connect(&m_soon, &QTimer::timeout, this, &Announcer::flush);
}

Announcer& Announcer::of(const QWidget& widget)
{
    QWidget* window = widget.window();
    auto* announcer = window->findChild<Announcer*>(QString{}, Qt::FindDirectChildrenOnly);
    return announcer != nullptr ? *announcer : *new Announcer{*window};
}

void Announcer::collect(const QString& text, std::optional<QPointer<const QWidget>> source)
{
    QStringList lines;
    for (const QString& line : text.split(u'\n')) {
        if (const QString words = line.simplified(); !words.isEmpty())
            lines << words;
    }
    if (lines.isEmpty())
        return;
    m_collected.push_back({joined(lines), std::move(source)});
    if (!m_soon.isActive())
        m_soon.start();
}

void Announcer::flush()
{
    m_soon.stop();
    QStringList texts;
    for (const Text& next : std::exchange(m_collected, {})) {
        const auto hasNext = [&next](const QString& text) { return hasWords(text, next.words); };
        if (!next.isDue() || std::ranges::any_of(texts, hasNext))
            continue;
        texts.removeIf([&next](const QString& text) { return hasWords(next.words, text); });
        texts << next.words;
    }
    if (texts.isEmpty())
        return;
    m_history << withChineseSpacing(joined(texts));
    if (m_history.size() > historySize)
        m_history.removeFirst();
    m_repeated = 0;
    announce(m_history.back());
}

QString Announcer::joined(const QStringList& texts)
{
    QString all = texts.front();
    for (const QString& text : texts.sliced(1)) {
        //: Two announcements for screen readers, for example "Black plays D3. White passes".
        all = endsSentence(all) ? all + u' ' + text : tr("%1. %2").arg(all, text);
    }
    return all;
}

void Announcer::repeat()
{
    flush();
    if (m_history.isEmpty())
        return;
    const auto back = std::min<qsizetype>(m_repeated++, m_history.size() - 1);
    announce(m_history.at(m_history.size() - 1 - back));
}

void Announcer::announce(const QString& text)
{
    if (QAccessible::isActive())
        announceIn(m_window, text);
    Q_EMIT announced(text);
}

void speak(const QWidget& source, const QString& text)
{
    Announcer::of(source).say(text, source);
}

} // namespace qipan::ui
