// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/code_page_guess.h"

#include "tests/support/catch.h"

#include <QString>
#include <QStringList>

#include <random>

using namespace qipan;
using namespace qipan::app;
using namespace Qt::StringLiterals;

namespace {

/// Phrases of people who write about games; random ones make up a text.
struct Language {
    CodePage page;
    QString phrases; ///< separated by bars
    QString between; ///< written between two phrases
};

std::vector<Language> languages()
{
    return {
        {pages::gb18030,
         u"黑棋在这里冲四|白方必须防守|这一手是好棋|双方都没有发现|可以连成五子|活三很难挡住|开局是花月|后手的选择不多|"
         u"右上角的棋形更好|比赛到此结束|如果先走左边|就会输掉全局|这个变化我没有研究过|请看参考图|禁手判负|"
         u"对手时间不够了|"
         u"疑问手|昨天晚上和张老师下的一盘|进攻的次序错了|应该先做眠三|长连不算胜利|练习第二十三题|"
         u"网上的朋友说这步最强|"
         u"平局可能性较大|他考虑了很久才落子|这个点价值很高|反击|腾挪|妙手|勉强成立|局面复杂"_s,
         u"，"_s},
        {pages::big5,
         u"黑棋在這裡衝四|白方必須防守|這一手是好棋|雙方都沒有發現|可以連成五子|活三很難擋住|開局是花月|後手的選擇不多|"
         u"右上角的棋形更好|比賽到此結束|如果先走左邊|就會輸掉全局|這個變化我沒有研究過|請看參考圖|禁手判負|"
         u"對手時間不夠了|"
         u"疑問手|昨天晚上和張老師下的一盤|進攻的次序錯了|應該先做眠三|長連不算勝利|練習第二十三題|"
         u"網上的朋友說這步最強|"
         u"功能許可|他考慮了很久才落子|這個點價值很高|反擊|蓋住|妙手|勉強成立|局面複雜"_s,
         u"，"_s},
        {pages::shiftJis,
         u"黒はここで四を打つ|白は防ぐしかない|この手はとても良い|どちらも気がつかなかった|五を作ることができます|"
         u"三々の禁手|"
         u"花月は黒が有利だと思う|次の一手を考えてください|右上の形がいい|時間が足りなくなった|昨日の夜の対局|"
         u"攻める順番を間違えた|"
         u"先に左を打つべきでした|長連は禁じ手です|練習問題二十三|インターネットで友達と遊ぶ|引き分けになりそう|"
         u"参考図を見る|"
         u"珠型は浦月|ソフトの表示では互角|構想が面白い|予想外の反撃|決め手|ミス|能力の差"_s,
         u"、"_s},
        {pages::eucJp,
         u"黒はここで四を打つ|白は防ぐしかない|この手はとても良い|どちらも気がつかなかった|五を作ることができます|"
         u"三々の禁手|"
         u"花月は黒が有利だと思う|次の一手を考えてください|右上の形がいい|時間が足りなくなった|昨日の夜の対局|"
         u"攻める順番を間違えた|"
         u"先に左を打つべきでした|長連は禁じ手です|練習問題二十三|インターネットで友達と遊ぶ|引き分けになりそう|"
         u"参考図を見る|"
         u"珠型は浦月|ソフトの表示では互角|構想が面白い|予想外の反撃|決め手|ミス|能力の差"_s,
         u"。"_s},
        {pages::eucKr,
         u"흑이 여기서 사를 둔다|백은 막아야 한다|이 수는 정말 좋다|둘 다 보지 못했다|다섯 개를 이을 수 있다|열린 삼은 "
         u"막기 어렵다|"
         u"화월 포석이다|다음 수를 생각해 보세요|오른쪽 위가 더 좋다|시간이 부족했다|어제 저녁에 둔 대국|공격 순서가 "
         u"틀렸다|"
         u"먼저 왼쪽에 두어야 했다|장목은 금수이다|연습 문제 스물셋|친구와 인터넷에서 놀았다|무승부가 될 것 "
         u"같다|참고도를 보라|"
         u"선택의 폭이 좁다|컴퓨터는 비슷하다고 한다|뜻밖의 반격|결정적인 실수|형세가 복잡하다"_s,
         u", "_s},
        {pages::cyrillic,
         u"чёрные ставят четвёрку|белые должны защищаться|Это очень сильный ход|оба игрока его не заметили|можно "
         u"построить пять|"
         u"открытую тройку трудно закрыть|Дебют известен давно|выбор невелик|Правый верхний угол лучше|партия "
         u"закончилась|"
         u"не хватило времени|вчерашняя игра с другом|порядок ходов был неверным|Сначала надо было играть слева|"
         u"длинный ряд запрещён|задача двадцать три|вероятна ничья|см. диаграмму|Компьютер считает позицию "
         u"равной|ошибка|"
         u"неожиданная контратака|Москва|Здесь интересно взять выше"_s,
         u", "_s},
    };
}

/// At least 40 characters.
QString randomText(const Language& language, std::mt19937& random)
{
    const QStringList phrases = language.phrases.split(u'|');
    QString text;
    while (text.size() < 40)
        text += (text.isEmpty() ? QString{} : language.between)
            + phrases[static_cast<qsizetype>(random() % static_cast<std::size_t>(phrases.size()))];
    return text;
}

} // namespace

TEST_CASE("the code page of a text of 40 characters is recognised", "[files]")
{
    std::mt19937 random{71};
    for (const Language& language : languages()) {
        INFO(language.page.name);
        int right = 0;
        int wronglySure = 0;
        int sure = 0;
        for (int round = 0; round < 200; ++round) {
            const auto bytes = encoded(randomText(language, random).toUtf8(), language.page);
            REQUIRE(bytes);
            const PageGuess guess = guessCodePage("(;GM[4]SZ[15]PB[A]C[" + *bytes + "];B[hh];W[ii])");
            right += guess.page == language.page ? 1 : 0;
            sure += guess.isSure ? 1 : 0;
            wronglySure += guess.isSure && !(guess.page == language.page) ? 1 : 0;
        }
        CHECK(right >= 198);
        CHECK(sure >= 190);
        CHECK(wronglySure == 0);
    }
}

TEST_CASE("half-width katakana are recognised or asked about", "[files]")
{
    const QString letters = u"ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝｰｯｬｭｮﾞﾟ"_s;
    std::mt19937 random{73};
    int wronglySure = 0;
    for (int round = 0; round < 200; ++round) {
        QString text;
        while (text.size() < 40)
            text += letters[static_cast<qsizetype>(random() % static_cast<std::size_t>(letters.size()))];
        const PageGuess guess = guessCodePage("(;GM[4]C[" + *encoded(text.toUtf8(), pages::shiftJis) + "];B[hh])");
        wronglySure += guess.isSure && !(guess.page == pages::shiftJis) ? 1 : 0;
    }
    CHECK(wronglySure == 0);
    const auto words = encoded("ｵｾﾛﾉﾀｲｷｮｸﾃﾞｽ ｸﾛｶﾞｶﾁﾏｼﾀ ﾀﾉｼｶｯﾀﾃﾞｽ", pages::shiftJis);
    CHECK(QByteArray{guessCodePage("(;C[" + *words + "])").page.name} == pages::shiftJis.name);
}

TEST_CASE("western words and short names are recognised too", "[files]")
{
    const std::vector<std::pair<CodePage, QString>> names{
        {pages::western, u"Jörg"_s},
        {pages::western, u"Le réseau à gauche, très fort. François a joué en été."_s},
        {pages::western, u"Spiel gegen Müller, größer als möglich – schön!"_s},
        {pages::western, u"Partida con Muñoz, campeón de España"_s},
        {pages::gb18030, u"张三"_s},
        {pages::gb18030, u"李沒"_s},
        {pages::gb18030, u"好棋"_s},
        {pages::big5, u"成功的一步"_s},
        {pages::shiftJis, u"これは良い手"_s},
        {pages::eucJp, u"これは良い手"_s},
        {pages::eucKr, u"좋은 수이다"_s},
        {pages::cyrillic, u"Хороший ход"_s},
    };
    for (const auto& [page, name] : names) {
        INFO(name.toStdString());
        const auto bytes = encoded(name.toUtf8(), page);
        REQUIRE(bytes);
        CHECK(QByteArray{guessCodePage("PB[" + *bytes + "]").page.name} == page.name);
    }
}

TEST_CASE("texts are decoded and encoded without a change or not at all", "[files]")
{
    for (const Language& language : languages()) {
        INFO(language.page.name);
        const QByteArray text = language.phrases.toUtf8();
        const auto bytes = encoded(text, language.page);
        REQUIRE(bytes);
        const DecodedText again = decoded(*bytes, language.page);
        CHECK(again.text == text);
        CHECK_FALSE(again.hasError);
        CHECK(codePageNamed(language.page.name) != nullptr);
    }
    CHECK_FALSE(encoded("중", pages::shiftJis));
    CHECK_FALSE(encoded("é", pages::cyrillic));
    CHECK(decoded("\x82", pages::shiftJis).hasError);
    CHECK(decoded("\xb5\xe3\xb5", pages::gb18030).text.startsWith("点"));
}
