// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/change_events.h"

#include <QEvent>
#include <QWidget>

#include <utility>

namespace qipan::ui {
namespace {

/// Calls a function at each event of one type of its parent.
class EventListener final : public QObject {
public:
    EventListener(QWidget* widget, QEvent::Type type, std::function<void()> react)
        : QObject{widget}
        , m_type{type}
        , m_react{std::move(react)}
    {
        widget->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == m_type)
            m_react();
        return QObject::eventFilter(watched, event);
    }

private:
    QEvent::Type m_type;
    std::function<void()> m_react;
};

} // namespace

void keepTranslated(QWidget* widget, std::function<void()> retranslate)
{
    retranslate();
    new EventListener{widget, QEvent::LanguageChange, std::move(retranslate)};
}

void onFontChange(QWidget* widget, std::function<void()> adapt)
{
    new EventListener{widget, QEvent::FontChange, std::move(adapt)};
}

void onPaletteChange(QWidget* widget, std::function<void()> adapt)
{
    new EventListener{widget, QEvent::PaletteChange, std::move(adapt)};
}

} // namespace qipan::ui
