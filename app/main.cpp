// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/languages.h"
#include "app/base/platform.h"
#include "app/command_line.h"
#include "app/lan/find_command.h"
#include "app/link/picture_process.h"
#include "app/process_end.h"
#include "app/program.h"
#include "net/host.h"

#include <QApplication>

#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace qipan::app;

int main(int argc, char* argv[])
{
    if (argc == 2 && std::strcmp(argv[1], pictureWorkerOption) == 0)
        return runPictureWorker(argc, argv);
    const QStringList arguments = commandLineArguments(argc, argv);
    const auto options = parseCommandLine(arguments);
    int qtArguments = 1; // Qt must not parse this program's options
    if (!options) {
        // Repeated for messages in the user's language; needs no display.
        const QCoreApplication application{qtArguments, argv};
        Languages languages;
        languages.use(options.error().language);
        const CommandLineReply reply = parseCommandLine(arguments).error();
        if (reply.exitStatus == 0)
            print(stdout, reply.text);
        else
            print(stderr, reply.text + u'\n');
        return reply.exitStatus;
    }
    for (const char* secret : {"QIPAN_PASSCODE", "QIPAN_CODE", "QIPAN_BROKER_PASSWORD"})
        qunsetenv(secret); // child processes, such as engines, are not to know them
    if (options->mode == Mode::Find) {
        const QCoreApplication application{qtArguments, argv};
        Languages languages;
        languages.use(options->language);
        return findTables(std::chrono::seconds{options->seconds});
    }
    followDarkDesktop();
    QApplication application{qtArguments, argv};
    QApplication::setApplicationName(QStringLiteral("qipan"));
    QApplication::setApplicationVersion(QStringLiteral(QIPAN_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("org.qipan.Qipan"));
    std::shared_ptr<StoreThread> storeThread;
    int exitStatus = 0;
    {
        Program program{*options};
        program.start();
        exitStatus = QApplication::exec();
        storeThread = program.storeThread();
        endProcessInTime(storeThread, exitStatus);
        program.finish();
    }
    qipan::net::Host::awaitShutDown();
    if (!storeThread->finish()) {
        std::fflush(nullptr);
        std::_Exit(exitStatus);
    }
    return exitStatus;
}
