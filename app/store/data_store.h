#pragma once

#include "app/store/store_thread.h"

#include <QObject>

#include <memory>
#include <optional>

namespace qipan::ui {
class MainWindow;
}

namespace qipan::app {

/// What the objects of the window thread that read and write the data file have in common: the thread on which that is
/// done, and how they tell what is wrong with the file.
class DataStore : public QObject {
    Q_OBJECT

public:
    ~DataStore() override;

    /// Has the window tell what is wrong, for as long as it is.
    void tellIn(ui::MainWindow& window);

    /// Something could not be written yet: it is lost where the program ends before that can be done.
    [[nodiscard]] bool isWaiting() const { return m_isWaiting; }

Q_SIGNALS:
    /// Something is wrong with the file: a sentence for the user. Told once, until it is another or all was well again.
    void troubled(const QString& reason);
    /// What was told so is over.
    void recovered(const QString& reason);

protected:
    DataStore(std::shared_ptr<StoreThread> thread, QObject* parent);

    /// What the user is to hear after a job.
    struct News {
        DataFile::Failure failure;
        std::optional<QString> notice; ///< of the file
    };
    /// On the store's thread: after a job that failed like that, or went well.
    [[nodiscard]] static News newsOf(DataFile& data, const DataFile::Failure& failure);
    /// In this object's thread. What was wrong is not over while something waits to be written.
    void tell(const News& news, bool isWaiting);

    [[nodiscard]] const std::shared_ptr<Messenger>& messenger() const { return m_messenger; }
    [[nodiscard]] StoreThread& thread() const { return *m_thread; }

private:
    DataFile::Failure m_trouble;
    bool m_isWaiting = false;
    const std::shared_ptr<Messenger> m_messenger;
    const std::shared_ptr<StoreThread> m_thread; // last: its last owner waits for what is still to be done
};

} // namespace qipan::app
