// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/about_box.h"

#include "ui/base/version.h"

using namespace Qt::StringLiterals;

namespace qipan::ui {

AboutBox::AboutBox(QWidget* parent)
    : QMessageBox{parent}
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("About Qipan"));
    setTextFormat(Qt::PlainText);
    setText(u"Qipan 棋盘 "_s + programVersion());
    setInformativeText(tr("Link-match, gomoku and reversi: alone, for two at one computer, against the computer and on "
                          "the local network.\n\nFree software under the GNU General Public License, version 3 or "
                          "later. It comes without any warranty."));
    setStandardButtons(QMessageBox::Close);
    setModal(false);
}

} // namespace qipan::ui
