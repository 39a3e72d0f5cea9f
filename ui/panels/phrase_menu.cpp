// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/phrase_menu.h"

#include "ui/base/change_events.h"

#include <QCoreApplication>

#include <cstddef>
#include <iterator>

namespace qipan::ui {
namespace {

struct Phrases {
    Q_DECLARE_TR_FUNCTIONS(qipan::ui::PhraseMenu)

public:
    static constexpr const char* all[] = {
        QT_TR_NOOP("Hello!"),       QT_TR_NOOP("Your turn."), QT_TR_NOOP("One moment, please."),
        QT_TR_NOOP("Well played!"), QT_TR_NOOP("Good game!"), QT_TR_NOOP("Thank you."),
    };
};

} // namespace

PhraseMenu::PhraseMenu(QWidget* parent)
    : QMenu{parent}
{
    for (std::size_t i = 0; i < std::size(Phrases::all); ++i) {
        QAction* action = addAction(QString{});
        connect(action, &QAction::triggered, this, [this, i] { Q_EMIT chosen(tr(Phrases::all[i])); });
    }
    keepTranslated(this, [this] {
        // Digits as mnemonics: the letters differ between languages.
        const auto entries = actions();
        for (qsizetype i = 0; i < entries.size(); ++i) {
            const QString phrase = tr(Phrases::all[i]).replace(u'&', u"&&"_qs);
            entries[i]->setText(u"&%1  %2"_qs.arg(QString::number(i + 1), phrase));
        }
    });
}

} // namespace qipan::ui
