// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace qipan::net {

/// How a program introduces itself. cleaned() brings the texts within the protocol's limits.
struct Introduction {
    QString name;   ///< of the user
    QString client; ///< the program's name and version
};

/// The introduction with its texts cleaned and cut to the protocol's limits. The name is never empty.
[[nodiscard]] Introduction cleaned(const Introduction& introduction);

} // namespace qipan::net
