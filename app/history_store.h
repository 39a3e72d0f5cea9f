#pragma once

#include "app/history_file.h"
#include "app/store_thread.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <utility>

namespace qipan::app {

/// The history, for objects of the window thread: what they ask is done on the store's thread, in the order it was
/// asked.
class HistoryStore final : public QObject {
    Q_OBJECT

public:
    explicit HistoryStore(std::shared_ptr<StoreThread> thread, QObject* parent = nullptr);
    ~HistoryStore() override;

    /// Has `work(HistoryFile&)` done on the store's thread, and then `tell(what it gave)` here, unless `context` has
    /// gone by then. Work gives a Result whose error is a sentence, which `troubled` tells before. It is done a second
    /// time where the file turned out damaged and was mended.
    template <typename Work, typename Tell>
    void ask(QObject& context, Work work, Tell tell);

    /// Looks through the whole file, in the store's thread and after what was asked before; `troubled` where it is
    /// damaged, and mended.
    void check();
    /// Games came, went or changed: lists are out of date.
    void touch() { Q_EMIT changed(); }

Q_SIGNALS:
    void changed();
    /// Something is wrong with the store: a sentence for the user. Told once, until it is another or all was well
    /// again.
    void troubled(const QString& reason);
    /// What was told so is over.
    void recovered(const QString& reason);

private:
    void trouble(const HistoryFile::Failure& reason);

    HistoryFile::Failure m_trouble;
    const std::shared_ptr<Messenger> m_messenger;
    const std::shared_ptr<StoreThread> m_thread;
};

template <typename Work, typename Tell>
void HistoryStore::ask(QObject& context, Work work, Tell tell)
{
    m_thread->give([this, work = std::move(work), tell = std::move(tell), messenger = m_messenger,
                    context = QPointer<QObject>{&context}](DataFile& data) {
        HistoryFile file{data};
        auto result = work(file);
        if (!result && data.isDamaged())
            result = work(file); // opens one that is mended
        messenger->post([this, tell, context, notice = data.takeNotice(), result = std::move(result)] {
            if (notice)
                Q_EMIT troubled(*notice);
            trouble(result ? HistoryFile::Failure{} : HistoryFile::Failure{result.error()});
            if (context)
                tell(result);
        });
    });
}

} // namespace qipan::app
