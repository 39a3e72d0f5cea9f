// What bench/startup.py compares Qipan with: the least a Qt Widgets program can show.
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
