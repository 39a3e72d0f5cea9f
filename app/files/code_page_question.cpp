// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/code_page_question.h"

#include "app/files/code_page_guess.h"

#include <QCoreApplication>
#include <QInputDialog>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

using ui::Message;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(CodePageQuestion)
};

/// As people call a page, and its language.
struct PageTitle {
    QStringView name;
    const char* language;
};

constexpr std::array<PageTitle, guessedPages.size()> titles{{
    {u"GBK", QT_TRANSLATE_NOOP("CodePageQuestion", "Simplified Chinese")},
    {u"Big5", QT_TRANSLATE_NOOP("CodePageQuestion", "Traditional Chinese")},
    {u"Shift-JIS", QT_TRANSLATE_NOOP("CodePageQuestion", "Japanese")},
    {u"EUC-JP", QT_TRANSLATE_NOOP("CodePageQuestion", "Japanese")},
    {u"EUC-KR", QT_TRANSLATE_NOOP("CodePageQuestion", "Korean")},
    {u"Windows-1251", QT_TRANSLATE_NOOP("CodePageQuestion", "Cyrillic")},
    {u"Windows-1252", QT_TRANSLATE_NOOP("CodePageQuestion", "Western European")},
}};

void choosePage(QWidget& window, qsizetype current, const std::function<void(const QByteArray&)>& chosen)
{
    QStringList items;
    for (const PageTitle& title : titles)
        //: A language, and the name of a code page for it.
        items << Tr::tr("%1 (%2)").arg(Tr::tr(title.language), title.name);
    auto* chooser = new QInputDialog{&window};
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setWindowTitle(Tr::tr("Code page"));
    chooser->setLabelText(Tr::tr("The texts of the file are in:"));
    chooser->setComboBoxItems(items);
    chooser->setTextValue(items[current]);
    QObject::connect(chooser, &QInputDialog::textValueSelected, &window, [items, chosen](const QString& item) {
        chosen(guessedPages[static_cast<std::size_t>(items.indexOf(item))].name);
    });
    chooser->open();
}

} // namespace

Message codePageQuestion(const OpenedRecords& opened, QWidget& window, std::function<void(const QByteArray&)> chosen)
{
    const CodePage* page = codePageNamed(opened.codePage);
    const auto* found = page == nullptr ? guessedPages.begin() : std::ranges::find(guessedPages, *page);
    const auto index = found == guessedPages.end() ? 0 : found - guessedPages.begin();
    const QString name = titles[static_cast<std::size_t>(index)].name.toString();
    return {.topic = Message::Topic::Guess,
            .text = opened.isPageUnsure
                //: The name of a code page.
                ? Tr::tr("The texts may be in another code page than %1. Are they right?").arg(name)
                : Tr::tr("Read as %1. Not right?").arg(name),
            .agree = Tr::tr("Choose the co&de page…"),
            .decline = Tr::tr("Th&ey are right"),
            .agreed = [&window, index, chosen = std::move(chosen)] { choosePage(window, index, chosen); }};
}

} // namespace qipan::app
