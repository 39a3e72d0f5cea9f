// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gomocup/about.h"

namespace qipan::gomocup {

std::string_view version()
{
    return QIPAN_VERSION;
}

std::string_view about()
{
    return "name=\"Qipan\", version=\"" QIPAN_VERSION "\", author=\"the developers of Qipan\", country=\"\", www=\"\", "
           "email=\"\"";
}

} // namespace qipan::gomocup
