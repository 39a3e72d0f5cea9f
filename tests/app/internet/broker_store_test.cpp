// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/internet/broker_store.h"

#include "app/internet/broker_file.h"
#include "tests/support/catch.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;

namespace {

const ui::Broker club{.address = u"mqtts://broker.example.org"_s,
                      .user = u"club"_s,
                      .password = u"secret \"word\""_s,
                      .certificates = u"/etc/ssl/club.pem"_s};
const ui::Broker home{.address = u"mqtt://[::1]:1884"_s, .user = {}, .password = {}, .certificates = {}};

/// A data folder, and what is in its file of brokers.
struct BrokerFolder {
    [[nodiscard]] QString path() const { return folder.filePath(u"brokers.json"_s); }
    [[nodiscard]] QByteArray content(const QString& name = u"brokers.json"_s) const
    {
        QFile file{folder.filePath(name)};
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
    }
    void write(const QByteArray& content) const
    {
        QFile file{path()};
        REQUIRE(file.open(QIODevice::WriteOnly));
        REQUIRE(file.write(content) == content.size());
    }
    [[nodiscard]] QStringList files() const { return QDir{folder.path()}.entryList(QDir::Files | QDir::Hidden); }

    QTemporaryDir folder;
    BrokerStore store{folder.path(), nullptr};
};

[[nodiscard]] net::BrokerAddress addressOf(const QString& text)
{
    const auto address = net::parseBrokerAddress(text);
    REQUIRE(address);
    return *address;
}

#ifdef Q_OS_UNIX
[[nodiscard]] mode_t modeOf(const QString& path)
{
    struct stat state { };
    REQUIRE(::stat(QFile::encodeName(path).constData(), &state) == 0);
    return state.st_mode & 0777;
}

/// The permissions that new files do not get.
class Umask {
public:
    explicit Umask(mode_t mask)
        : m_before{::umask(mask)}
    {
    }
    ~Umask() { ::umask(m_before); }
    Umask(const Umask&) = delete;
    Umask& operator=(const Umask&) = delete;

private:
    mode_t m_before;
};
#endif

} // namespace

TEST_CASE("brokers are stored in their order and read by the next start", "[brokers]")
{
    BrokerFolder data;
    CHECK(data.store.brokers().isEmpty());
    CHECK(data.files().isEmpty()); // no file before there is something to store
    int changes = 0;
    QObject::connect(&data.store, &BrokerStore::changed, &data.store, [&changes] { ++changes; });
    REQUIRE(data.store.setBrokers({home, club}));
    CHECK(changes == 1);
    CHECK(data.store.setBrokers({home, club}));
    CHECK(changes == 1);
    const BrokerStore next{data.folder.path(), nullptr};
    CHECK(next.brokers() == QList{home, club});
    CHECK(next.problem().isEmpty());
    REQUIRE(data.store.setBrokers({}));
    CHECK(BrokerStore{data.folder.path(), nullptr}.brokers().isEmpty());
}

TEST_CASE("a change by another program is seen, and not undone", "[brokers]")
{
    BrokerFolder data;
    REQUIRE(data.store.setBrokers({club}));
    BrokerStore other{data.folder.path(), nullptr};
    REQUIRE(other.setBrokers({club, home}));
    CHECK(data.store.brokers() == QList{club, home});
    data.write(R"({"format":2,"brokers":{}})"); // a newer program
    CHECK_FALSE(data.store.setBrokers({home}));
    CHECK(data.content() == R"({"format":2,"brokers":{}})");
}

TEST_CASE("the login of a broker goes to exactly its address", "[brokers]")
{
    BrokerFolder data;
    REQUIRE(data.store.setBrokers({home, club}));
    const net::BrokerAccess access = data.store.accessOf(addressOf(u"broker.example.org"_s));
    CHECK(access.address == addressOf(club.address));
    CHECK(access.user == club.user);
    CHECK(access.password == club.password);
    CHECK(access.certificates == club.certificates);
    for (const QString& other : {u"mqtt://broker.example.org"_s, u"broker.example.org:8884"_s, u"example.org"_s}) {
        const net::BrokerAccess unknown = data.store.accessOf(addressOf(other));
        INFO(other.toStdString());
        CHECK(unknown.address == addressOf(other));
        CHECK(unknown.user.isEmpty());
        CHECK(unknown.password.isEmpty());
        CHECK(unknown.certificates.isEmpty());
    }
}

TEST_CASE("a login that was set wins over the stored one and is not stored", "[brokers]")
{
    BrokerFolder data;
    REQUIRE(data.store.setBrokers({club}));
    const net::BrokerAddress address = addressOf(club.address);
    data.store.setLogin(address, u"me"_s, u"mine"_s);
    CHECK(data.store.accessOf(address).user == u"me");
    CHECK(data.store.accessOf(address).password == u"mine");
    CHECK(data.store.accessOf(address).certificates == club.certificates);
    CHECK(data.store.accessOf(addressOf(u"example.org"_s)).user.isEmpty()); // a stranger's, say
    CHECK(data.store.accessOf(addressOf(u"example.org"_s)).password.isEmpty());
    data.store.setLogin(address, {}, u"mine"_s);
    CHECK(data.store.accessOf(address).user == club.user);
    CHECK(data.store.accessOf(address).password == u"mine");
    REQUIRE(data.store.setBrokers({home, club}));
    CHECK_FALSE(data.content().contains("mine"));
}

TEST_CASE("what no broker can be is not stored", "[brokers]")
{
    ui::Broker broker = club;
    SECTION("no address")
    {
        broker.address.clear();
    }
    SECTION("an address in other words")
    {
        broker.address = u"broker.example.org"_s;
    }
    SECTION("a password in an address")
    {
        broker.address = u"mqtts://me:mine@broker.example.org"_s;
    }
    SECTION("a long user name")
    {
        broker.user = QString{ui::Broker::longestLogin + 1, u'x'};
    }
    SECTION("a control character")
    {
        broker.password = u"a\nb"_s;
    }
    SECTION("half a character")
    {
        broker.password = QString{QChar{0xd800}};
    }
    BrokerFolder data;
    CHECK_FALSE(isValid(broker));
    CHECK(data.store.setBrokers({broker, home}));
    CHECK(data.store.brokers() == QList{home});
}

TEST_CASE("the longest list fits into its file", "[brokers]")
{
    const QString wide{ui::Broker::longestLogin, u'棋'};
    QList<ui::Broker> brokers;
    for (int i = 0; i <= ui::Broker::most; ++i) { // one too many
        const QString host = QString{60, QChar{u'a' + i}} + u'.';
        brokers << ui::Broker{.address = u"mqtts://"_s + host.repeated(4) + u"example:12345"_s,
                              .user = wide,
                              .password = wide,
                              .certificates = QString{ui::Broker::longestFileName, u'盘'}};
        REQUIRE(isValid(brokers.back()));
    }
    BrokerFolder data;
    REQUIRE(data.store.setBrokers(brokers));
    CHECK(data.content().size() <= BrokerFile::longest);
    CHECK(BrokerStore{data.folder.path(), nullptr}.brokers() == brokers.first(ui::Broker::most));
}

TEST_CASE("a broken file is set aside, and what can be read is kept", "[brokers]")
{
    BrokerFolder data;
    QByteArray broken;
    QList<ui::Broker> kept;
    SECTION("no JSON")
    {
        broken = "brokers: 3";
    }
    SECTION("no list")
    {
        broken = R"({"format":1,"brokers":{}})";
    }
    SECTION("no format")
    {
        broken = R"({"brokers":[]})";
    }
    SECTION("one broken entry")
    {
        broken = BrokerFile::format({club, home});
        broken.replace("mqtt://[", "mqtt://{");
        kept = {club};
    }
    SECTION("a number for a text")
    {
        broken = R"({"format":1,"brokers":[{"address":"mqtts://broker.example.org","user":7}]})";
    }
    SECTION("too long")
    {
        broken = BrokerFile::format({club}) + QByteArray{BrokerFile::longest, ' '};
    }
    SECTION("cut off")
    {
        broken = BrokerFile::format({club, home}).chopped(3);
    }
    data.write(broken);
    CHECK(data.store.brokers() == kept);
    CHECK(data.store.problem().contains(u"brokers.json.damaged-1"));
    CHECK(data.content(u"brokers.json.damaged-1"_s) == broken);
    CHECK(BrokerStore{data.folder.path(), nullptr}.brokers() == kept);
    REQUIRE(data.store.setBrokers({home}));
    CHECK(data.store.problem().isEmpty());
    data.write("again");
    CHECK(data.store.brokers().isEmpty());
    CHECK(data.content(u"brokers.json.damaged-1"_s) == broken);
    CHECK(data.content(u"brokers.json.damaged-2"_s) == "again");
}

TEST_CASE("an empty file is an empty list", "[brokers]")
{
    BrokerFolder data;
    data.write({}); // as after a crash before the first brokers were written
    CHECK(data.store.brokers().isEmpty());
    CHECK(data.store.problem().isEmpty());
    CHECK(data.files() == QStringList{u"brokers.json"_s});
}

TEST_CASE("the file of a newer program is neither used nor overwritten", "[brokers]")
{
    const QByteArray newer = R"({"format":2,"brokers":[{"address":"mqtts://broker.example.org"}]})";
    BrokerFolder data;
    data.write(newer);
    CHECK(data.store.brokers().isEmpty());
    CHECK(data.store.problem().contains(u"newer"));
    CHECK_FALSE(data.store.setBrokers({home}));
    CHECK(data.store.problem().contains(u"newer"));
    CHECK(data.content() == newer);
    CHECK(data.files() == QStringList{u"brokers.json"_s});
}

#ifdef Q_OS_UNIX
TEST_CASE("nobody else can read the file of brokers", "[brokers]")
{
    const Umask usual{022};
    BrokerFolder data;
    SECTION("when it is made")
    {
        REQUIRE(data.store.setBrokers({club}));
    }
    SECTION("when it is read")
    {
        data.write(BrokerFile::format({club}));
        REQUIRE(modeOf(data.path()) == 0644);
        CHECK(data.store.brokers() == QList{club});
    }
    SECTION("when it is written again")
    {
        REQUIRE(data.store.setBrokers({home}));
        REQUIRE(::chmod(QFile::encodeName(data.path()).constData(), 0666) == 0);
        REQUIRE(data.store.setBrokers({club}));
    }
    SECTION("when it is set aside")
    {
        data.write("password: secret");
        CHECK(data.store.brokers().isEmpty());
        CHECK(modeOf(data.folder.filePath(u"brokers.json.damaged-1"_s)) == 0600);
        return;
    }
    CHECK(modeOf(data.path()) == 0600);
    CHECK(data.files() == QStringList{u"brokers.json"_s});
}

TEST_CASE("who has opened the file of brokers before does not see what is written later", "[brokers]")
{
    const Umask open{0};
    BrokerFolder data;
    data.write({});
    QFile reader{data.path()};
    REQUIRE(reader.open(QIODevice::ReadOnly));
    REQUIRE(data.store.setBrokers({club}));
    CHECK(reader.readAll().isEmpty());
    CHECK(modeOf(data.path()) == 0600);
}

TEST_CASE("brokers in a folder that cannot be written are in use until the end", "[brokers]")
{
    BrokerFolder data;
    REQUIRE(data.store.setBrokers({club}));
    const QByteArray before = data.content();
    REQUIRE(::chmod(QFile::encodeName(data.folder.path()).constData(), 0555) == 0);
    const uid_t user = ::geteuid();
    if (user == 0)
        REQUIRE(::seteuid(65534) == 0); // root may write everywhere
    const bool isWritten = data.store.setBrokers({home});
    const QString problem = data.store.problem();
    const QList<ui::Broker> used = data.store.brokers();
    if (user == 0)
        REQUIRE(::seteuid(user) == 0);
    REQUIRE(::chmod(QFile::encodeName(data.folder.path()).constData(), 0755) == 0);
    CHECK_FALSE(isWritten);
    CHECK_FALSE(problem.isEmpty());
    CHECK(used == QList{home});
    CHECK(data.content() == before);
}

TEST_CASE("brokers that are a pipe, a device or a folder are neither read nor written", "[brokers]")
{
    BrokerFolder data;
    SECTION("a pipe")
    {
        REQUIRE(::mkfifo(QFile::encodeName(data.path()).constData(), 0600) == 0);
    }
    SECTION("a device")
    {
        REQUIRE(QFile::link(u"/dev/null"_s, data.path()));
    }
    SECTION("a folder")
    {
        REQUIRE(QDir{}.mkdir(data.path()));
    }
    CHECK(data.store.brokers().isEmpty());
    CHECK_FALSE(data.store.problem().isEmpty());
    CHECK_FALSE(data.store.setBrokers({club}));
}
#endif
