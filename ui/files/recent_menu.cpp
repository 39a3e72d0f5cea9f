// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/recent_menu.h"

#include "ui/base/text_tools.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace qipan::ui {

RecentMenu::RecentMenu(QWidget* parent)
    : QMenu{parent}
    , m_clear{new QAction{this}}
{
    setToolTipsVisible(true);
    // QMenu disconnects an action from the menu when it is removed, so the action is its own receiver.
    connect(m_clear, &QAction::triggered, m_clear, [this] { Q_EMIT clearRequested(); });
    retranslate();
}

void RecentMenu::setPaths(const QStringList& paths)
{
    m_paths = paths;
    fill();
}

void RecentMenu::setMissing(const QStringList& paths)
{
    m_missing = paths;
    const auto entries = actions();
    for (QAction* entry : entries) {
        if (entry->data().isValid())
            entry->setEnabled(!m_missing.contains(entry->data().toString()));
    }
}

void RecentMenu::fill()
{
    constexpr int longestName = 48; // characters; the tool tip has the whole name
    removeAction(m_clear);
    clear();
    int number = 0;
    for (const QString& path : std::as_const(m_paths)) {
        QString name = onOneLine(QFileInfo{path}.fileName());
        name = fontMetrics().elidedText(name, Qt::ElideMiddle, longestName * fontMetrics().averageCharWidth());
        ++number;
        QAction* entry = addAction(u"&%1  %2"_s.arg(number % 10).arg(name.replace(u'&', u"&&"_s)));
        entry->setData(path);
        entry->setToolTip(plainTip(QDir::toNativeSeparators(path)));
        entry->setEnabled(!m_missing.contains(path));
        connect(entry, &QAction::triggered, this, [this, path] { Q_EMIT chosen(path); });
    }
    addSeparator();
    addAction(m_clear);
    menuAction()->setEnabled(!m_paths.isEmpty());
}

void RecentMenu::retranslate()
{
    setTitle(tr("Open &recent"));
    m_clear->setText(tr("&Forget recent files"));
    fill();
}

} // namespace qipan::ui
