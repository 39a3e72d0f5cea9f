// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gomocup/refused_commands.h"

#include <algorithm>
#include <array>

namespace qipan::gomocup {

namespace {

struct Row {
    std::string_view name;
    Following following;
};

constexpr std::array refusedCommands{
    Row{"YXBLOCK", Following::List},
    Row{"YXBLOCKUNDO", Following::List},
    Row{"YXBLOCKPATH", Following::List},
    Row{"YXBLOCKPATHUNDO", Following::List},
    Row{"YXSOOSORVSTEP2", Following::List},
    Row{"YXSOOSORVSTEP3", Following::List},
    Row{"YXSOOSORVSTEP4", Following::List},
    Row{"YXSOOSORVSTEP5", Following::List},
    Row{"YXSOOSORVSTEP6", Following::List},
    Row{"YXQUERYDATABASEALL", Following::List},
    Row{"YXQUERYDATABASEONE", Following::List},
    Row{"YXQUERYDATABASETEXT", Following::List},
    Row{"YXQUERYDATABASEALLT", Following::List},
    Row{"YXEDITTVDDATABASE", Following::List},
    Row{"YXEDITTEXTDATABASE", Following::List},
    Row{"YXEDITLABELDATABASE", Following::List},
    Row{"YXDELETEDATABASEONE", Following::List},
    Row{"YXDELETEDATABASEALL", Following::List},
    Row{"YXSETBESTMOVEDATABASE", Following::List},
    Row{"YXCLEARBESTMOVEDATABASE", Following::List},
    Row{"YXHASHDUMP", Following::FileName},
    Row{"YXHASHLOAD", Following::FileName},
    Row{"YXSETDATABASE", Following::FileName},
    Row{"YXDBTOPOS", Following::FileName},
    Row{"YXDBTOTXT", Following::FileName},
    Row{"YXDBTOTXTALL", Following::FileName},
    Row{"YXDBTOLIB", Following::FileName},
    Row{"YXDBSPLIT", Following::FileName},
    Row{"YXDBMERGE", Following::FileName},
    Row{"YXLIBTODB", Following::FileName},
    Row{"YXTXTTODB", Following::FileName},
};

} // namespace

std::optional<Following> refusedCommand(std::string_view name)
{
    const auto row = std::ranges::find(refusedCommands, name, &Row::name);
    return row == refusedCommands.end() ? std::nullopt : std::optional{row->following};
}

} // namespace qipan::gomocup
