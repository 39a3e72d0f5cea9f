#pragma once

#include "app/history/history_file.h"
#include "app/store/data_store.h"

#include <QPointer>
#include <QTimer>

#include <memory>
#include <utility>

namespace qipan::app {

/// The history, for objects of the window thread: what they ask is done on the store's thread, in the order it was
/// asked.
class HistoryStore final : public DataStore {
    Q_OBJECT

public:
    explicit HistoryStore(std::shared_ptr<StoreThread> thread, QObject* parent = nullptr);

    /// Has `work(HistoryFile&)` done on the store's thread, and then `tell(what it gave)` here, unless `context` has
    /// gone by then. Work gives a Result whose error is a sentence, which `troubled` tells before. It is done a second
    /// time where the file turned out damaged, or can be written now.
    template <typename Work, typename Tell>
    void ask(QObject& context, Work work, Tell tell);

    /// Looks through the whole file, in the store's thread and after what was asked before; `troubled` where it is
    /// damaged, and mended.
    void check();
    /// Whether something that could not be written waits to be tried again: as long as it does, what was wrong is not
    /// over because something else went well.
    void setWaiting(bool waiting);
    /// Games came, went or changed: lists are out of date.
    void touch() { Q_EMIT changed(); }
    /// Looks every two seconds whether another program did something, as long as this is wanted.
    void watch(bool wanted);

Q_SIGNALS:
    void changed();

private:
    void look();

    QTimer m_watch;
    bool m_isWatching = false;
};

template <typename Work, typename Tell>
void HistoryStore::ask(QObject& context, Work work, Tell tell)
{
    thread().give([this, work = std::move(work), tell = std::move(tell), messenger = messenger(),
                   context = QPointer<QObject>{&context}](DataFile& data) {
        HistoryFile file{data};
        auto result = work(file);
        if (!result && data.isToBeReopened())
            result = work(file); // opens one that is mended
        const News news = newsOf(data, result ? HistoryFile::Failure{} : HistoryFile::Failure{result.error()});
        messenger->post([this, tell, context, news, result = std::move(result)] {
            DataStore::tell(news, isWaiting());
            if (context)
                tell(result);
        });
    });
}

} // namespace qipan::app
