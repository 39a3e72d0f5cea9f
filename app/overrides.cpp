#include "app/overrides.h"

#include "app/base/keys.h"

namespace qipan::app {

bool Overrides::setsLevel() const
{
    return m_options.level && findGame(m_options.game) != nullptr;
}

ui::Preferences Overrides::apply(const ui::Preferences& stored) const
{
    ui::Preferences now = stored;
    if (m_options.name)
        now.name = *m_options.name;
    if (!m_options.language.isEmpty())
        now.language = m_options.language;
    if (setsLevel()) {
        now.games[m_options.game].level = *m_options.level;
        now.games[m_options.game].engine = 0; // levels belong to the built-in engine
    }
    return now;
}

ui::Preferences Overrides::strip(const ui::Preferences& now, const ui::Preferences& stored) const
{
    ui::Preferences result = now;
    if (m_options.name == now.name)
        result.name = stored.name;
    if (!m_options.language.isEmpty() && m_options.language == now.language)
        result.language = stored.language;
    if (setsLevel() && now.games.value(m_options.game).level == *m_options.level
        && now.games.value(m_options.game).engine == 0) {
        result.games[m_options.game].level = stored.games.value(m_options.game).level;
        result.games[m_options.game].engine = stored.games.value(m_options.game).engine;
    }
    return result;
}

} // namespace qipan::app
