// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/internet/broker_store.h"

#include "app/internet/broker_file.h"
#include "app/store/quarantined_file.h"
#include "app/store/special_file.h"
#include "net/secure/secret_bytes.h"

#include <QDir>
#include <QSaveFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

constexpr auto forOwner = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

/// Overwrites a text, unless somebody shares it.
void wipeText(QString& text)
{
    if (text.isDetached())
        net::wipe(text.data(), static_cast<std::size_t>(text.size()) * sizeof(QChar));
    text.clear();
}

void wipeText(QByteArray& text)
{
    if (text.isDetached())
        net::wipe(text.data(), static_cast<std::size_t>(text.size()));
    text.clear();
}

void wipePasswords(QList<ui::Broker>& brokers)
{
    if (brokers.isDetached()) {
        for (ui::Broker& broker : brokers)
            wipeText(broker.password);
    }
    brokers.clear();
}

/// Elsewhere permissions say nothing: on Windows the user's folder keeps others out.
[[nodiscard]] bool isOpenToOthers([[maybe_unused]] const QFileDevice& file)
{
#ifdef Q_OS_UNIX
    constexpr auto others = QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ExeGroup
        | QFileDevice::ReadOther | QFileDevice::WriteOther | QFileDevice::ExeOther;
    return (file.permissions() & others) != 0;
#else
    return false;
#endif
}

[[nodiscard]] bool hasPassword(const QList<ui::Broker>& brokers)
{
    return std::ranges::any_of(brokers, [](const ui::Broker& broker) { return !broker.password.isEmpty(); });
}

} // namespace

BrokerStore::BrokerStore(const QString& folder, QObject* parent)
    : QObject{parent}
    , m_path{folder + u"/brokers.json"}
{
}

BrokerStore::~BrokerStore()
{
    wipePasswords(m_brokers);
    wipeText(m_password);
}

const QList<ui::Broker>& BrokerStore::brokers() const
{
    follow();
    return m_brokers;
}

QString BrokerStore::problem() const
{
    follow();
    return m_problem;
}

bool BrokerStore::setBrokers(const QList<ui::Broker>& brokers)
{
    follow(); // what a newer program has written must stay
    QList<ui::Broker> valid;
    for (const ui::Broker& broker : brokers) {
        if (valid.size() < ui::Broker::most && isValid(broker))
            valid << broker;
    }
    const bool isNew = valid != m_brokers;
    if (isNew) {
        wipePasswords(m_brokers);
        m_brokers = valid;
    }
    m_problem = write();
    const bool isWritten = m_problem.isEmpty();
    m_state = stateOfFile(m_path);
    if (isNew)
        Q_EMIT changed();
    return isWritten;
}

net::BrokerAccess BrokerStore::accessOf(const net::BrokerAddress& address) const
{
    follow();
    net::BrokerAccess access{.address = address, .user = {}, .password = {}, .certificates = {}};
    const QString text = net::formatBrokerAddress(address);
    const auto stored = std::ranges::find(std::as_const(m_brokers), text, &ui::Broker::address);
    if (stored != m_brokers.cend()) {
        access.user = stored->user;
        access.password = stored->password;
        access.certificates = stored->certificates;
    }
    if (address == m_loginBroker && !m_user.isEmpty())
        access.user = m_user;
    if (address == m_loginBroker && !m_password.isEmpty())
        access.password = m_password;
    return access;
}

bool BrokerStore::isKnown(const net::BrokerAddress& address) const
{
    follow();
    return address == m_loginBroker
        || std::ranges::count(m_brokers, net::formatBrokerAddress(address), &ui::Broker::address) > 0;
}

void BrokerStore::setLogin(const net::BrokerAddress& broker, const QString& user, const QString& password)
{
    m_loginBroker = broker;
    m_user = user;
    wipeText(m_password);
    m_password = password;
}

/// Reads the file if it was not read yet, or is another one than then.
void BrokerStore::follow() const
{
    if (m_isRead && stateOfFile(m_path) == m_state)
        return;
    m_isRead = true;
    m_mayWrite = true;
    m_problem.clear();
    wipePasswords(m_brokers);
    read();
    m_state = stateOfFile(m_path);
}

void BrokerStore::read() const
{
    const QString shown = QDir::toNativeSeparators(m_path);
    QFile file{m_path};
    if (isSpecialFile(m_path) || (QFileInfo::exists(m_path) && !file.open(QIODevice::ReadOnly))) {
        m_mayWrite = false;
        m_problem = tr("The brokers in %1 cannot be read.").arg(shown);
        return;
    }
    if (!file.isOpen())
        return;
    if (isOpenToOthers(file))
        file.setPermissions(forOwner); // write() complains if this has no effect
    QByteArray content = file.read(BrokerFile::longest + 1);
    file.close();
    BrokerFile found = BrokerFile::parse(content);
    wipeText(content);
    m_brokers = std::move(found.brokers);
    if (found.kind == BrokerFile::Kind::Newer) {
        m_mayWrite = false;
        m_problem =
            tr("A newer version of Qipan wrote the brokers in %1. They can be neither used nor changed.").arg(shown);
    } else if (found.kind == BrokerFile::Kind::Broken) {
        const QString name = setAside();
        m_mayWrite = !name.isEmpty();
        m_problem = m_mayWrite
            ? tr("%1 is damaged. It was renamed to %2. Enter the brokers that are missing again.").arg(shown, name)
            : tr("The brokers in %1 are damaged and cannot be changed.").arg(shown);
        if (m_mayWrite && !m_brokers.isEmpty()) {
            if (const QString failure = write(); !failure.isEmpty())
                m_problem = failure;
        }
    }
}

/// Renames a broken file, so that nothing in it is lost. Returns the new name without the folder, empty on failure.
QString BrokerStore::setAside() const
{
    const auto name = freeNumberedPath(m_path + u".damaged");
    return name && QFile::rename(m_path, *name) ? QFileInfo{*name}.fileName() : QString{};
}

/// Returns why it failed, in a translated sentence; empty for success.
QString BrokerStore::write() const
{
    if (!m_mayWrite)
        return m_problem;
    const QString shown = QDir::toNativeSeparators(m_path);
    const QString failure = tr("The brokers cannot be saved in %1.").arg(shown);
    // QSaveFile gives its file the permissions of the one that it replaces, and before that none to others. A new file
    // would have the usual ones at first.
    if (QFile file{m_path}; !(file.exists() ? file.setPermissions(forOwner)
                                            : file.open(QIODevice::WriteOnly | QIODevice::NewOnly, forOwner)))
        return failure;
    QSaveFile file{m_path};
    if (!file.open(QIODevice::WriteOnly))
        return failure;
    if (isOpenToOthers(file) && hasPassword(m_brokers)) {
        file.cancelWriting();
        return tr("The brokers cannot be saved in %1: others could read your passwords there.").arg(shown);
    }
    QByteArray content = BrokerFile::format(m_brokers);
    const bool isWritten = file.write(content) == content.size() && file.commit();
    wipeText(content);
    return isWritten ? QString{} : failure;
}

} // namespace qipan::app
