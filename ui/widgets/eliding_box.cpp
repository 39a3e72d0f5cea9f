// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/eliding_box.h"

#include <QStyleOptionComboBox>
#include <QStylePainter>

namespace qipan::ui {

namespace {

constexpr int margin = 2; ///< at both ends of the text, about as in common styles

} // namespace

void ElidingBox::paintEvent(QPaintEvent*)
{
    QStylePainter painter{this};
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const int width =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width() - 2 * margin;
    option.currentText = fontMetrics().elidedText(option.currentText, Qt::ElideRight, width);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

} // namespace qipan::ui
