#pragma once

#include <QMessageBox>

namespace qipan::ui {

/// What this program is. Not modal: a game goes on behind it. It deletes itself when it is closed.
class AboutBox final : public QMessageBox {
    Q_OBJECT

public:
    explicit AboutBox(QWidget* parent = nullptr);
};

} // namespace qipan::ui
