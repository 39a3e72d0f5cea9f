#pragma once

#include <QMenu>
#include <QStringList>

namespace qipan::ui {

/// The files that were opened or saved last, by number, and an entry that forgets them.
class RecentMenu final : public QMenu {
    Q_OBJECT

public:
    explicit RecentMenu(QWidget* parent = nullptr);

    /// Paths, the latest first.
    void setPaths(const QStringList& paths);
    /// Greys those of the paths that are not there.
    void setMissing(const QStringList& paths);
    void retranslate();

Q_SIGNALS:
    void chosen(const QString& path);
    void clearWanted();

private:
    void fill();

    QStringList m_paths;
    QStringList m_missing;
    QAction* m_clear;
};

} // namespace qipan::ui
