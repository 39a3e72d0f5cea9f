#pragma once

#include <QWidget>

namespace qipan::ui {

/// A sheet with round corners and a soft shadow: what lies over a board or stands out on a page.
class Card : public QWidget {
    Q_OBJECT

public:
    /// Room at each edge that the shadow takes; layouts keep clear of it.
    static constexpr int shadow = 5;

    explicit Card(QWidget* parent = nullptr);

    /// A stripe in the accent color at the left: someone waits for an answer.
    void setAccented(bool accented);

protected:
    /// Sets the margins of the card's layout, inside the shadow.
    void setPadding(int horizontal, int vertical);
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_accented = false;
};

} // namespace qipan::ui
