// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/book_page.h"
#include "ui/pages/home_page.h"
#include "ui/pages/host_page.h"
#include "ui/pages/join_page.h"
#include "ui/pages/lesson_page.h"
#include "ui/pages/link_page.h"
#include "ui/pages/puzzle_page.h"
#include "ui/shell/navigation.h"

namespace qipan::tests {

/// Adds the pages that the tests show by their ids; usually those who control them do so.
inline void addAllPages(ui::PageStack& pages)
{
    pages.add<ui::BookPage>();
    pages.add<ui::HostPage>();
    pages.add<ui::JoinPage>();
    pages.add<ui::LessonPage>();
    pages.add<ui::LinkPage>();
    pages.add<ui::PuzzlePage>();
}

} // namespace qipan::tests
