// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace qipan::ui {

/// A menu of common phrases for the chat.
class PhraseMenu final : public QMenu {
    Q_OBJECT

public:
    explicit PhraseMenu(QWidget* parent = nullptr);

Q_SIGNALS:
    /// The user chose this phrase, in the current language.
    void chosen(const QString& phrase);
};

} // namespace qipan::ui
