// SPDX-License-Identifier: GPL-3.0-or-later
// Decodes pictures for PictureProcess, as the program does.
#include "app/link/picture_process.h"

int main(int argc, char* argv[])
{
    return qipan::app::runPictureWorker(argc, argv);
}
