// SPDX-License-Identifier: GPL-3.0-or-later
// The baseline of bench/startup.py: a minimal Qt Widgets program.
#include <QApplication>
#include <QWidget>

int main(int argc, char* argv[])
{
    QApplication application{argc, argv};
    QWidget window;
    window.resize(960, 640);
    window.show();
    return QApplication::exec();
}
