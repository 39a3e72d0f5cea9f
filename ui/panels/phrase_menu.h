#pragma once

#include <QMenu>

namespace qipan::ui {

/// What players say most, ready to be said.
class PhraseMenu final : public QMenu {
    Q_OBJECT

public:
    explicit PhraseMenu(QWidget* parent = nullptr);

    void retranslate();

Q_SIGNALS:
    /// The user chose this phrase, in the language of the moment.
    void chosen(const QString& phrase);
};

} // namespace qipan::ui
