// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFocusFrame>
#include <QPointer>
#include <QProxyStyle>

namespace qipan::ui {

/// Fusion, which looks the same on every system, in colours that stand out. What has the focus, the edges of fields,
/// boxes to tick and handles, and the selected tab have a contrast of at least 3:1 to what is around them (WCAG 2.1,
/// 1.4.11), and what can be clicked is at least 24 pixels high and wide (WCAG 2.2, 2.5.8). The focus that keys brought
/// has a line of two pixels: around scrolled texts and lists as a whole too. Boards show their own cursor. In high
/// contrast everything has an edge in the colour of its text, and what is switched on a bar below it.
class ApplicationStyle final : public QProxyStyle {
    Q_OBJECT

public:
    static constexpr int smallestTarget = 24; ///< device-independent pixels

    /// Returns how much larger than usual the letters of a font are; 1 for small ones too.
    [[nodiscard]] static double letterFactor(const QFont& font);

    ApplicationStyle();
    ~ApplicationStyle() override;

    /// Whether something moves without being moved, such as the bar of work whose end is unknown.
    void setAnimated(bool isAnimated) { m_isAnimated = isAnimated; }

    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    [[nodiscard]] QRect subElementRect(SubElement element, const QStyleOption* option,
                                       const QWidget* widget) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                         const QWidget* widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                                QStyleHintReturn* returned) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    [[nodiscard]] QIcon standardIcon(StandardPixmap which, const QStyleOption* option,
                                     const QWidget* widget) const override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void followFocus(Qt::FocusReason reason);

    QPointer<QFocusFrame> m_frame; ///< around a scrolled text or list with the focus; a child of what is around that
    double m_letterFactor = 1;     ///< of the application's font: icons and boxes to tick grow with it
    bool m_isAnimated = true;
    bool m_wereKeysUsed = false; ///< rather than the mouse, at last
};

} // namespace qipan::ui
