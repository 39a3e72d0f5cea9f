#include "app/link_store.h"

#include <utility>

namespace qipan::app {

namespace {

/// What a call that gives nothing came to.
struct Saved { };

[[nodiscard]] Result<Saved, LinkFile::Failure> resultOf(LinkFile::Failure failure)
{
    if (failure)
        return failure;
    return Saved{};
}

} // namespace

LinkStore::LinkStore(std::shared_ptr<StoreThread> thread, QObject* parent)
    : QObject{parent}
    , m_messenger{std::make_shared<Messenger>(*this)}
    , m_thread{std::move(thread)}
{
}

LinkStore::~LinkStore()
{
    m_messenger->forget();
}

template <typename Work, typename Tell>
void LinkStore::give(Work work, Tell tell)
{
    m_thread->give([this, work, tell, messenger = m_messenger](DataFile& data) {
        LinkFile file{data};
        auto result = work(file);
        messenger->post([this, tell, notice = file.notice(), result = std::move(result)] {
            if (notice)
                Q_EMIT troubled(*notice);
            trouble(result ? LinkFile::Failure{} : result.error());
            tell(result);
        });
    });
}

void LinkStore::save(const QString& record)
{
    const auto take = m_isUnread ? LinkFile::Take::None : LinkFile::Take::Latest;
    give([record, take](LinkFile& file) { return resultOf(file.savePlay(record, take)); },
         [this](const auto& result) {
             if (result)
                 Q_EMIT saved();
         });
}

void LinkStore::setAside()
{
    give([](LinkFile& file) { return resultOf(file.setPlayAside()); }, [](const auto&) {});
}

void LinkStore::load()
{
    give([](LinkFile& file) { return file.loadPlay(); },
         [this](const auto& record) {
             m_isUnread = !record;
             Q_EMIT loaded(record ? *record : QString{});
         });
}

void LinkStore::add(const ui::LinkScore& score, const QString& record)
{
    give([score, record](LinkFile& file) { return file.addScore(score, record); },
         [this](const auto& place) {
             if (place)
                 Q_EMIT placed(*place);
         });
}

void LinkStore::list(const ui::LinkScoreFilter& filter)
{
    give([filter](LinkFile& file) { return file.scores(filter); },
         [this](const auto& scores) { Q_EMIT listed(scores ? *scores : std::vector<ui::LinkScore>{}); });
}

void LinkStore::find(qint64 id)
{
    give([id](LinkFile& file) { return file.recordOf(id); },
         [this, id](const auto& record) { Q_EMIT found(id, record ? *record : QString{}); });
}

void LinkStore::trouble(const LinkFile::Failure& reason)
{
    if (reason && reason != m_trouble)
        Q_EMIT troubled(*reason);
    m_trouble = reason;
}

} // namespace qipan::app
