// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/application_style.h"

#include "ui/icons/contrast.h"
#include "ui/icons/icon.h"
#include "ui/theme/theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QFocusEvent>
#include <QFontInfo>
#include <QIcon>
#include <QPainter>
#include <QPlainTextEdit>
#include <QStyleOption>
#include <QTextEdit>
#include <QToolButton>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

constexpr int focusWidth = 2;

/// The first of the palette's colours of a mark that stands out from `ground`.
QColor markOn(const QColor& ground, const QPalette& palette)
{
    constexpr double enough = 3;
    for (const auto role : {QPalette::Highlight, QPalette::Text}) {
        if (contrast(palette.color(role), ground) >= enough)
            return palette.color(role);
    }
    return palette.color(QPalette::HighlightedText);
}

/// Draws a line of this width within the edge of `rect`.
void drawEdge(QPainter& painter, const QRect& rect, const QColor& color, int width, qreal radius = 2)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen{color, static_cast<qreal>(width)});
    painter.setBrush(Qt::NoBrush);
    const qreal inset = width / 2.0;
    painter.drawRoundedRect(QRectF{rect}.adjusted(inset, inset, -inset, -inset), radius, radius);
    painter.restore();
}

[[nodiscard]] bool isDefaultButton(const QStyleOption& option)
{
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
    return button != nullptr && button->features.testFlag(QStyleOptionButton::DefaultButton);
}

/// Edges of high contrast that the style would draw in a shade of the ground, and flat buttons.
void drawHighContrastEdge(QPainter& painter, QStyle::PrimitiveElement element, const QStyleOption& option)
{
    const bool isOn = option.state.testFlag(QStyle::State_On);
    const bool isActive = option.state.testFlag(QStyle::State_Enabled);
    const QColor color = option.palette.color(isActive ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText);
    switch (element) {
    case QStyle::PE_PanelButtonCommand:
    case QStyle::PE_PanelButtonTool:
        painter.fillRect(option.rect.adjusted(1, 1, -1, -1), option.palette.color(QPalette::Button));
        drawEdge(painter, option.rect, color, isDefaultButton(option) ? 2 : 1);
        if (isOn && option.palette.color(QPalette::Button) != option.palette.color(QPalette::Highlight)) {
            constexpr int bar = 4;
            painter.fillRect(QRect{option.rect.left(), option.rect.bottom() - bar + 1, option.rect.width(), bar},
                             color);
        }
        break;
    case QStyle::PE_Frame:
    case QStyle::PE_FrameGroupBox:
    case QStyle::PE_FrameMenu:
    case QStyle::PE_FrameTabWidget:
    case QStyle::PE_FrameWindow:
    case QStyle::PE_PanelTipLabel:
        drawEdge(painter, option.rect, option.palette.color(QPalette::WindowText), 1, 0);
        break;
    default:
        break;
    }
}

void drawHighContrastEdge(QPainter& painter, QStyle::ControlElement element, const QStyleOption& option)
{
    const QColor color = option.palette.color(QPalette::WindowText);
    if (element == QStyle::CE_TabBarTabShape || element == QStyle::CE_ProgressBarGroove)
        drawEdge(painter, option.rect, color, 1);
    else if (element == QStyle::CE_HeaderSection)
        painter.fillRect(QRect{option.rect.left(), option.rect.bottom(), option.rect.width(), 1}, color);
}

/// The edge of a field, stronger while it has the focus.
void drawFieldEdge(QPainter& painter, const QStyleOption& option)
{
    const bool isFocused = option.state.testFlag(QStyle::State_HasFocus);
    const auto group = option.state.testFlag(QStyle::State_Enabled) ? QPalette::Active : QPalette::Disabled;
    const auto role = isFocused     ? QPalette::Highlight
        : group == QPalette::Active ? QPalette::PlaceholderText
                                    : QPalette::Mid;
    drawEdge(painter, option.rect, option.palette.color(group, role), isFocused ? focusWidth : 1);
}

/// The focus of a control, or of the current item of a list.
void drawFocus(QPainter& painter, const QStyleOption& option, const QWidget* widget)
{
    if (!option.state.testFlag(QStyle::State_KeyboardFocusChange))
        return;
    if (qobject_cast<const QToolButton*>(widget) != nullptr) {
        constexpr int outwards = 2; // there is little room around an icon
        return drawEdge(painter, option.rect.adjusted(-outwards, -outwards, outwards, outwards),
                        option.palette.color(QPalette::ButtonText), focusWidth, 1);
    }
    const auto* focus = qstyleoption_cast<const QStyleOptionFocusRect*>(&option);
    const bool isKnown = focus != nullptr && focus->backgroundColor.isValid();
    const QColor ground = isKnown ? focus->backgroundColor : option.palette.color(QPalette::Window);
    const bool isItem = qobject_cast<const QAbstractItemView*>(widget) != nullptr; // there is little room around text
    drawEdge(painter, option.rect, markOn(ground, option.palette), isItem ? 1 : focusWidth, 1);
}

/// The focus of a button, within its edge, in the colour of its text: the ground may have any shade.
void drawButtonFocus(QPainter& painter, const QStyleOption& option)
{
    if (option.state.testFlag(QStyle::State_HasFocus) && option.state.testFlag(QStyle::State_KeyboardFocusChange))
        drawEdge(painter, option.rect.adjusted(1, 1, -1, -1), option.palette.color(QPalette::ButtonText), focusWidth);
}

/// Whether `widget` is a field for text of several lines.
bool isTextField(const QWidget* widget)
{
    const auto* rich = qobject_cast<const QTextEdit*>(widget);
    const auto* plain = qobject_cast<const QPlainTextEdit*>(widget);
    return (rich != nullptr && !rich->isReadOnly()) || (plain != nullptr && !plain->isReadOnly());
}

/// The edge of a box to tick or a round one.
void drawBoxEdge(QPainter& painter, const QStyleOption& option, bool isRound)
{
    painter.save();
    painter.setPen(option.palette.color(QPalette::PlaceholderText));
    painter.setBrush(Qt::NoBrush);
    painter.setRenderHint(QPainter::Antialiasing, isRound);
    const QRectF edge = QRectF{option.rect}.adjusted(0.5, 0.5, -0.5, -0.5); // along the middle of pixels
    isRound ? painter.drawEllipse(edge) : painter.drawRect(edge);
    painter.restore();
}

/// Whether a bar shows that work goes on, without an end.
bool isBusy(const QStyleOption& option)
{
    const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(&option);
    return bar != nullptr && bar->minimum == bar->maximum;
}

/// A menu item that is highlighted and has an icon, which is then painted in the colour of its text.
const QStyleOptionMenuItem* highlightedItem(const QStyleOption* option)
{
    const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
    const auto highlighted = QStyle::State_Selected | QStyle::State_Enabled;
    return item != nullptr && !item->icon.isNull() && (item->state & highlighted) == highlighted ? item : nullptr;
}

} // namespace

ApplicationStyle::ApplicationStyle()
    : QProxyStyle{u"fusion"_s}
    , m_letterFactor{letterFactor(QApplication::font())}
{
    qApp->installEventFilter(this);
}

double ApplicationStyle::letterFactor(const QFont& font)
{
    constexpr double usual = 13; // pixels
    return std::max(1.0, QFontInfo{font}.pixelSize() / usual);
}

ApplicationStyle::~ApplicationStyle()
{
    delete m_frame;
}

void ApplicationStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                                   const QWidget* widget) const
{
    if (element == CE_FocusFrame)
        return drawEdge(*painter, option->rect, markOn(option->palette.color(QPalette::Base), option->palette),
                        focusWidth);
    if (const QStyleOptionMenuItem* item = element == CE_MenuItem ? highlightedItem(option) : nullptr) {
        QStyleOptionMenuItem changed = *item;
        const int size = pixelMetric(PM_SmallIconSize, option, widget);
        const qreal scale = painter->device()->devicePixelRatio();
        changed.icon = QIcon{item->icon.pixmap(QSize{size, size}, scale, QIcon::Selected)};
        return QProxyStyle::drawControl(element, &changed, painter, widget);
    }
    if (element == CE_ProgressBarContents && !m_isAnimated && isBusy(*option))
        return painter->fillRect(option->rect, QBrush{option->palette.color(QPalette::Highlight), Qt::BDiagPattern});
    QProxyStyle::drawControl(element, option, painter, widget);
    if (isHighContrast(option->palette))
        drawHighContrastEdge(*painter, element, *option);
    if (element == CE_TabBarTabLabel && option->state.testFlag(State_HasFocus)) {
        QStyleOption inner = *option;
        inner.rect.adjust(4, 5, -4, -3);
        drawFocus(*painter, inner, widget);
    }
    if (element == CE_TabBarTabShape && option->state.testFlag(State_Selected))
        painter->fillRect(option->rect.adjusted(2, 1, -2, 3 - option->rect.height()),
                          option->palette.color(QPalette::Highlight));
}

void ApplicationStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                     const QWidget* widget) const
{
    if (element == PE_FrameFocusRect)
        return drawFocus(*painter, *option, widget);
    const bool isPanel = element == PE_PanelButtonCommand || element == PE_PanelButtonTool;
    const bool isHigh = isHighContrast(option->palette);
    if (!isHigh || !isPanel) // those of Fusion have shades
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (isHigh)
        drawHighContrastEdge(*painter, element, *option);
    const bool isRound = element == PE_IndicatorRadioButton;
    const bool isBox = element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck;
    if ((isRound || isBox) && option->state.testFlag(State_Enabled))
        return drawBoxEdge(*painter, *option, isRound);
    if (element == PE_PanelButtonCommand && qobject_cast<const QComboBox*>(widget) == nullptr)
        drawButtonFocus(*painter, *option);
    else if (element == PE_FrameLineEdit || (element == PE_Frame && isTextField(widget)))
        drawFieldEdge(*painter, *option);
}

void ApplicationStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                          const QWidget* widget) const
{
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (control == CC_ScrollBar && isHighContrast(option->palette))
        drawEdge(*painter, subControlRect(control, option, SC_ScrollBarSlider, widget),
                 option->palette.color(QPalette::WindowText), focusWidth);
    const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if (box != nullptr && !box->editable) {
        QStyleOption unfocused = *option;
        unfocused.state.setFlag(State_HasFocus, false);
        drawFieldEdge(*painter, unfocused);
        drawButtonFocus(*painter, *option);
    } else if (control == CC_ComboBox || control == CC_SpinBox) {
        drawFieldEdge(*painter, *option);
    } else if (control == CC_Slider && option->state.testFlag(State_Enabled)) {
        const QRect handle = subControlRect(control, option, SC_SliderHandle, widget);
        const bool isFocused =
            option->state.testFlag(State_HasFocus) && option->state.testFlag(State_KeyboardFocusChange);
        drawEdge(*painter, handle, option->palette.color(isFocused ? QPalette::Text : QPalette::PlaceholderText),
                 isFocused ? focusWidth : 1);
    }
}

/// The whole height of a box can be clicked, not only that of its text.
QRect ApplicationStyle::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const
{
    QRect rect = QProxyStyle::subElementRect(element, option, widget);
    if (element == SE_CheckBoxClickRect || element == SE_RadioButtonClickRect) {
        rect.setTop(option->rect.top());
        rect.setBottom(option->rect.bottom());
    }
    return rect;
}

QSize ApplicationStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                         const QWidget* widget) const
{
    const QSize wanted = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_CheckBox:
    case CT_ComboBox:
    case CT_LineEdit:
    case CT_PushButton:
    case CT_RadioButton:
    case CT_Slider:
    case CT_SpinBox:
    case CT_TabBarTab:
    case CT_ToolButton:
        return wanted.expandedTo({smallestTarget, smallestTarget});
    default:
        return wanted;
    }
}

int ApplicationStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                                QStyleHintReturn* returned) const
{
    if (hint == SH_FocusFrame_AboveWidget)
        return 1;
    if (hint == SH_FocusFrame_Mask)
        return 0;
    if ((hint == SH_Widget_Animation_Duration || hint == SH_Widget_Animate) && !m_isAnimated)
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

int ApplicationStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    const bool isFocusMargin = metric == PM_FocusFrameHMargin || metric == PM_FocusFrameVMargin;
    if (isFocusMargin && qobject_cast<const QFocusFrame*>(widget) != nullptr)
        return 0;
    if (metric == PM_MenuPanelWidth && isHighContrast(QApplication::palette()))
        return 1; // room for the edge
    constexpr std::array growing{PM_ButtonIconSize,          PM_SmallIconSize,           PM_ToolBarIconSize,
                                 PM_TabBarIconSize,          PM_IndicatorWidth,          PM_IndicatorHeight,
                                 PM_ExclusiveIndicatorWidth, PM_ExclusiveIndicatorHeight};
    const int usual = QProxyStyle::pixelMetric(metric, option, widget);
    return std::ranges::find(growing, metric) == growing.end() ? usual : static_cast<int>(usual * m_letterFactor);
}

/// Each menu bar asks for the icon of the items it has no room for. For that of Qt all plugins for images are loaded.
QIcon ApplicationStyle::standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const
{
    return which == SP_ToolBarHorizontalExtensionButton ? icon(u"go-next"_s)
                                                        : QProxyStyle::standardIcon(which, option, widget);
}

/// Qt sends the changes of the focus to the style too.
bool ApplicationStyle::event(QEvent* event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        followFocus(static_cast<QFocusEvent*>(event)->reason());
    return QProxyStyle::event(event);
}

bool ApplicationStyle::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride)
        m_wereKeysUsed = true;
    else if (event->type() == QEvent::MouseButtonPress)
        m_wereKeysUsed = false;
    else if (event->type() == QEvent::ApplicationFontChange)
        m_letterFactor = letterFactor(QApplication::font());
    return QProxyStyle::eventFilter(watched, event);
}

/// The focus is shown from the first key on, even if that was a shortcut to another page.
void ApplicationStyle::followFocus(Qt::FocusReason reason)
{
    QWidget* focused = QApplication::focusWidget();
    if (focused != nullptr && m_wereKeysUsed && reason != Qt::MouseFocusReason)
        focused->window()->setAttribute(Qt::WA_KeyboardFocusChange);
    auto* area = qobject_cast<QAbstractScrollArea*>(focused);
    const bool isShown =
        area != nullptr && reason != Qt::MouseFocusReason && area->window()->testAttribute(Qt::WA_KeyboardFocusChange);
    if (isShown && m_frame == nullptr)
        m_frame = new QFocusFrame;
    if (m_frame != nullptr)
        m_frame->setWidget(isShown ? area : nullptr);
}

} // namespace qipan::ui
