// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/engine_settings.h"

#include "app/base/keys.h"

#include <QFileInfo>
#include <QSettings>

#include <algorithm>

namespace qipan::app {

namespace {

using ui::ExternalEngine;

const QString group = u"engines"_qs;
const QString oldGroup = u"gomocup"_qs; // from when only gomoku was supported

[[nodiscard]] bool isWithinBounds(const ExternalEngine& engine)
{
    const auto isShort = [](const QString& text) { return text.size() <= ExternalEngine::longestText; };
    const GameInfo* game = findGame(engine.game);
    return engine.id > 0 && game != nullptr && game->protocol != EngineProtocol::None
        && !engine.name.trimmed().isEmpty() && engine.name.toUcs4().size() <= ExternalEngine::longestName
        && QFileInfo{engine.program}.isAbsolute() && isShort(engine.program)
        && engine.arguments.size() <= ExternalEngine::maxArguments && std::ranges::all_of(engine.arguments, isShort)
        && engine.seconds >= 1 && engine.seconds <= ExternalEngine::maxSeconds && engine.depth >= 1
        && engine.depth <= ExternalEngine::maxDepth;
}

} // namespace

QList<ExternalEngine> readEngines(QSettings& file)
{
    QList<ExternalEngine> engines;
    const bool isOld = !file.childGroups().contains(group);
    const int count = std::clamp(file.beginReadArray(isOld ? oldGroup : group), 0, ExternalEngine::most);
    for (int i = 0; i < count; ++i) {
        file.setArrayIndex(i);
        const ExternalEngine usual;
        const ExternalEngine engine{.id = file.value(u"id"_qs).toInt(),
                                    .game = file.value(u"game"_qs, usual.game).toString(),
                                    .name = file.value(u"name"_qs).toString(),
                                    .program = file.value(u"program"_qs).toString(),
                                    .arguments = file.value(u"arguments"_qs).toStringList(),
                                    .seconds = file.value(u"seconds"_qs, usual.seconds).toInt(),
                                    .depth = file.value(u"depth"_qs, usual.depth).toInt()};
        if (isWithinBounds(engine) && ui::findEngine(engines, engine.id) == nullptr)
            engines << engine;
    }
    file.endArray();
    return engines;
}

void writeEngines(QSettings& file, const QList<ExternalEngine>& engines)
{
    file.remove(group);
    file.remove(oldGroup);
    file.beginWriteArray(group, static_cast<int>(engines.size()));
    for (int i = 0; i < engines.size(); ++i) {
        file.setArrayIndex(i);
        file.setValue(u"id"_qs, engines[i].id);
        file.setValue(u"game"_qs, engines[i].game);
        file.setValue(u"name"_qs, engines[i].name);
        file.setValue(u"program"_qs, engines[i].program);
        file.setValue(u"arguments"_qs, engines[i].arguments);
        file.setValue(u"seconds"_qs, engines[i].seconds);
        file.setValue(u"depth"_qs, engines[i].depth);
    }
    file.endArray();
}

} // namespace qipan::app
