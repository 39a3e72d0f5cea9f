#include "app/external/external_engines.h"

#include "app/external/gomocup_engine.h"
#include "core/gomoku/opening_engine.h"

#include <QFileInfo>
#include <QRandomGenerator>
#include <QSettings>

#include <algorithm>

namespace qipan::app {

namespace {

using ui::ExternalEngine;

const QString group = u"gomocup"_qs;

[[nodiscard]] bool isWithinBounds(const ExternalEngine& engine)
{
    const auto isShort = [](const QString& text) { return text.size() <= ExternalEngine::longestText; };
    return engine.id > 0 && !engine.name.trimmed().isEmpty()
        && engine.name.toUcs4().size() <= ExternalEngine::longestName && QFileInfo{engine.program}.isAbsolute()
        && isShort(engine.program) && engine.arguments.size() <= ExternalEngine::mostArguments
        && std::ranges::all_of(engine.arguments, isShort) && engine.seconds >= 1
        && engine.seconds <= ExternalEngine::mostSeconds;
}

} // namespace

QList<ExternalEngine> readEngines(QSettings& file)
{
    QList<ExternalEngine> engines;
    const int count = std::clamp(file.beginReadArray(group), 0, ExternalEngine::most);
    for (int i = 0; i < count; ++i) {
        file.setArrayIndex(i);
        const ExternalEngine engine{.id = file.value(u"id"_qs).toInt(),
                                    .name = file.value(u"name"_qs).toString(),
                                    .program = file.value(u"program"_qs).toString(),
                                    .arguments = file.value(u"arguments"_qs).toStringList(),
                                    .seconds = file.value(u"seconds"_qs, ExternalEngine{}.seconds).toInt()};
        if (isWithinBounds(engine) && ui::findEngine(engines, engine.id) == nullptr)
            engines << engine;
    }
    file.endArray();
    return engines;
}

void writeEngines(QSettings& file, const QList<ExternalEngine>& engines)
{
    file.remove(group);
    file.beginWriteArray(group, static_cast<int>(engines.size()));
    for (int i = 0; i < engines.size(); ++i) {
        file.setArrayIndex(i);
        file.setValue(u"id"_qs, engines[i].id);
        file.setValue(u"name"_qs, engines[i].name);
        file.setValue(u"program"_qs, engines[i].program);
        file.setValue(u"arguments"_qs, engines[i].arguments);
        file.setValue(u"seconds"_qs, engines[i].seconds);
    }
    file.endArray();
}

ChildProgram programOf(const ExternalEngine& engine)
{
    return {engine.program, engine.arguments};
}

std::unique_ptr<Engine> makeEngine(const ExternalEngine& engine)
{
    // Most engines know no opening rules.
    return gomoku::withOpenings(
        std::make_unique<GomocupEngine>(programOf(engine), GomocupTimes{.move = std::chrono::seconds{engine.seconds}}),
        QRandomGenerator::global()->generate64());
}

} // namespace qipan::app
