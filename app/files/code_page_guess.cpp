// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/code_page_guess.h"

#include <QByteArrayView>
#include <QString>

#include <algorithm>
#include <bitset>
#include <memory>

namespace qipan::app {

namespace {

// Common characters of each language, and its punctuation.
constexpr char16_t simplified[] = u"的一是不了在人有我他这中大来上国个到说们为子和你地出道也时年得就那要"
                                  u"下以生会自着去之过家学对可她里后小么心多天而能好都然没日于起还发成事"
                                  u"只作当想看文无开手十用主行方又如前所本见经头面公同三已老从动两长知民"
                                  u"样现分将外但身些与高意进把法此实回二理美点月明其种声全工己话儿者向情"
                                  u"部正名定女问力机给等几很业最间新什打便位因重被走电四第门相次东政海口"
                                  u"使教西再平真听世气信北少关并内加化由却代军产入先山五太水万市眼体别处"
                                  u"总才场师书比住员九笑性通目华报立马命张活难神数件安表原车白应路期叫死"
                                  u"常提感金何更反合放做系计或司利受光王果亲界及今京务制解各任至清物台象"
                                  u"记边共风战干接它许八特觉望直服毛林题建南度统色字请交爱让认算论百吃义"
                                  u"科怎元社术结六功指思非流每青管夫连远资队跟带花快条院变联权往展该领传"
                                  u"近留红治决周保达办运武半候七必城父强步完革深区即求品士转量空甚众技轻"
                                  u"程告江语英基派满式李息写呢识极令黄德收脸钱党倒未持取设始版双历越史商"
                                  u"千片容研像找友孩站广改议形委早房音火际则首单据导影失拿网香似斯专石若"
                                  u"兵弟谁校读志飞观争究包组造落视济喜离虽坐兴切除棋黑胜负局攻守防线冲禁"
                                  u"珠角星杯赛冠届级段职，。、：；？！（）“”《》…—「」";
constexpr char16_t traditional[] = u"的一是不了在人有我他這中大來上國個到說們為子和你地出道也時年得就那要"
                                   u"下以生會自著去之過家學對可她里後小麼心多天而能好都然沒日於起還發成事"
                                   u"只作當想看文無開手十用主行方又如前所本見經頭面公同三已老從動兩長知民"
                                   u"樣現分將外但身些與高意進把法此實回二理美點月明其種聲全工己話兒者向情"
                                   u"部正名定女問力機給等幾很業最間新什打便位因重被走電四第門相次東政海口"
                                   u"使教西再平真聽世氣信北少關並內加化由卻代軍產入先山五太水萬市眼體別處"
                                   u"總才場師書比住員九笑性通目華報立馬命張活難神數件安表原車白應路期叫死"
                                   u"常提感金何更反合放做系計或司利受光王果親界及今京務制解各任至清物台象"
                                   u"記邊共風戰乾接它許八特覺望直服毛林題建南度統色字請交愛讓認算論百吃義"
                                   u"科怎元社術結六功指思非流每青管夫連遠資隊跟帶花快條院變聯權往展該領傳"
                                   u"近留紅治決周保達辦運武半候七必城父強步完革深區即求品士轉量空甚眾技輕"
                                   u"程告江語英基派滿式李息寫呢識極令黃德收臉錢黨倒未持取設始版雙歷越史商"
                                   u"千片容研像找友孩站廣改議形委早房音火際則首單據導影失拿網香似斯專石若"
                                   u"兵弟誰校讀志飛觀爭究包組造落視濟喜離雖坐興切除棋黑勝負局攻守防線衝禁"
                                   u"珠角星杯賽冠屆級段職裡臺麵隻檯，。、：；？！（）“”《》…—「」";
constexpr char16_t korean[] = u"이다는에의을가고하를지한은로어도사나자리기스아대인해서그시정있것부수"
                              u"보일전라주으만게면니들적구제성원여장안신상공과오소했모조국무진세우연"
                              u"동경선방용관위생비계분내회문물학미마치중습였업민실산바형식발당거까때"
                              u"결개러년말각체간단후외름약양영속명행되않없같더번또집날두받려르음운저"
                              u"차초큰타트통편할함합현화활흑백돌승착류판김박최입네요데와감금꾸냈능달"
                              u"든력록막매목반본불새색설심야역왔온왜잘재점종직참처출크터표품필항효힘";
constexpr char16_t japanese[] = u"日一人年大十二本中長出三時行見月分後前生五間上東四今金九入学高円子外"
                                u"八六下来気小七山話女北午百書先名川千水半男西電校語土木聞食車何南万毎"
                                u"白天母火右読友左休父雨会同事自社発者地業方新場員立開手力問代明動京目"
                                u"通言理体田主題意不作用度強公持野以思家世多正安院心界教文元重近考画海"
                                u"売知道集別物使品計死特私始朝運終台広住無真有口少町料工建空急止送切転"
                                u"研足究楽起着店病質待試族銀早映親験英医仕去味写字答夜音注帰古歌買悪図"
                                u"週室歩風紙黒花春赤青館屋色走秋夏習駅洋旅服夕借曜飲肉貸堂鳥飯勉冬昼茶"
                                u"弟牛魚兄犬妹姉漢勝負局連珠打石碁棋攻防点線定形必禁段対最初回的政経市"
                                u"区相法表当成化実現全部関決戦利変信性好良次々";

using Byte = unsigned char;

/// Pairs of bytes that are a common character in a page.
using Common = std::bitset<65'536>;

/// Precondition: each letter has two bytes in that page.
std::unique_ptr<Common> commonIn(const char16_t* letters, const CodePage& page)
{
    auto common = std::make_unique<Common>();
    const QByteArray bytes = encoded(QString{reinterpret_cast<const QChar*>(letters)}.toUtf8(), page).value_or("");
    for (qsizetype i = 0; i + 1 < bytes.size(); i += 2)
        common->set(static_cast<std::size_t>(static_cast<Byte>(bytes[i]) << 8 | static_cast<Byte>(bytes[i + 1])));
    return common;
}

bool isIn(int byte, int first, int last)
{
    return byte >= first && byte <= last;
}

// Costs in bits: of a character of a class, about the negative logarithm of its probability in a text of the language.
constexpr double ascii = 5;
constexpr double invalid = 60;
constexpr double rare = 18;

/// A character at the front of a text: how many bytes it has and what it costs.
struct Cost {
    int bytes = 1;
    double bits = invalid;
};

Cost ofGb(Byte a, Byte b)
{
    if (!isIn(a, 0x81, 0xfe) || b < 0x30 || b == 0x7f || b == 0xff)
        return {};
    if (b <= 0x39)
        return {4, 25};
    if (b < 0x40)
        return {};
    if (b < 0xa1)
        return {2, isIn(a, 0xa1, 0xa7) ? invalid : rare};
    if (isIn(a, 0xb0, 0xd7))
        return {2, 13};
    if (isIn(a, 0xd8, 0xf7))
        return {2, 16.5};
    if (isIn(a, 0xaa, 0xaf) || a >= 0xf8)
        return {2, invalid};
    return {2, a == 0xa1 || a == 0xa3 ? 11 : rare};
}

Cost ofBig5(Byte a, Byte b)
{
    if (!isIn(a, 0x81, 0xfe) || !(isIn(b, 0x40, 0x7e) || isIn(b, 0xa1, 0xfe)))
        return {};
    if (isIn(a, 0xa4, 0xc6))
        return {2, 13};
    if (isIn(a, 0xc9, 0xf9))
        return {2, 17};
    return {2, a == 0xa1 ? 11.0 : isIn(a, 0xa2, 0xa3) ? 14.0 : rare + 2};
}

Cost ofShiftJis(Byte a, Byte b)
{
    constexpr std::string_view frequent =
        "\xb0\xb1\xb2\xb3\xb6\xb7\xb8\xbc\xbd\xc0\xc1\xc3\xc4\xcc\xcf\xd7\xd8\xd9\xdb\xdd\xde";
    if (isIn(a, 0xa1, 0xdf) && !isIn(b, 0xa1, 0xdf))
        return {1, 11.5}; // a half-width letter alone
    if (isIn(a, 0xa1, 0xdf))
        return {1, frequent.find(static_cast<char>(a)) != std::string_view::npos ? 4.6 : 6.4};
    if (!(isIn(a, 0x81, 0x9f) || isIn(a, 0xe0, 0xfc)) || !isIn(b, 0x40, 0xfc) || b == 0x7f)
        return {};
    if (a == 0x82 && isIn(b, 0x9f, 0xf1))
        return {2, 7};
    if (a == 0x83 && b <= 0x96)
        return {2, 9};
    if (a == 0x81 || (a == 0x82 && isIn(b, 0x4f, 0x9a)))
        return {2, 10};
    if (isIn(a, 0x88, 0x97))
        return {2, 13.5};
    if (isIn(a, 0x98, 0x9f) || isIn(a, 0xe0, 0xea))
        return {2, 17};
    return {2, isIn(a, 0xf0, 0xf9) ? invalid : rare + 2};
}

Cost ofEucJp(Byte a, Byte b)
{
    if (a == 0x8e && isIn(b, 0xa1, 0xdf))
        return {2, 15};
    if (a == 0x8f && b >= 0xa1)
        return {3, 25};
    if (!isIn(a, 0xa1, 0xfe) || !isIn(b, 0xa1, 0xfe))
        return {};
    if (a == 0xa4)
        return {2, b <= 0xf3 ? 7.0 : rare};
    if (a == 0xa5)
        return {2, b <= 0xf6 ? 9.0 : rare};
    if (a == 0xa1 || a == 0xa3)
        return {2, 10};
    if (isIn(a, 0xb0, 0xcf))
        return {2, 13.5};
    return {2, isIn(a, 0xd0, 0xf4) ? 17.0 : rare + 4};
}

Cost ofKorean(Byte a, Byte b)
{
    const bool isExtended = isIn(b, 0x41, 0x5a) || isIn(b, 0x61, 0x7a) || isIn(b, 0x81, 0xa0);
    if (isIn(a, 0x81, 0xc6) && (isExtended || (a < 0xa1 && isIn(b, 0xa1, 0xfe))))
        return {2, rare};
    if (!isIn(a, 0xa1, 0xfe) || !isIn(b, 0xa1, 0xfe) || a == 0xc9 || a == 0xfe)
        return {};
    if (isIn(a, 0xb0, 0xc8))
        return {2, 12.5};
    return {2, a == 0xa1 || a == 0xa3 ? 13.0 : rare};
}

bool isAsciiLetter(Byte byte)
{
    return isIn(byte | 0x20, 'a', 'z');
}

/// Russian: frequent small letters cost less, and capitals within words more, as do words that are half Latin.
Cost ofCyrillic(Byte before, Byte a, Byte b)
{
    constexpr Byte io[]{0xa8, 0xb8};
    const bool isSmall = a >= 0xe0 || a == io[1];
    const bool isCapital = isIn(a, 0xc0, 0xdf) || a == io[0];
    if (!isSmall && !isCapital)
        return {1, a == 0x98 ? invalid : 12};
    constexpr std::string_view frequent = "\xee\xe5\xe0\xe8\xed\xf2\xf1\xf0\xe2\xeb\xea\xec\xe4\xef\xf3\xff";
    const double letter = frequent.find(static_cast<char>(a | 0x20)) != std::string_view::npos ? 4.2 : 7;
    const bool isMixed = isAsciiLetter(before) || isAsciiLetter(b);
    const bool isWithin = before >= 0xe0;
    return {1, letter + (isMixed ? 8 : 0) + (isCapital ? 3 : 0) + (isCapital && isWithin ? 6 : 0)};
}

/// Western European: single letters beyond ASCII within words of ASCII letters.
Cost ofWestern(Byte before, Byte a, Byte b)
{
    const bool isLetter = a >= 0xc0 && a != 0xd7 && a != 0xf7;
    const bool isInWord = isAsciiLetter(before) || isAsciiLetter(b);
    const bool isDouble = before >= 0x80 || b >= 0x80;
    const bool isCapital = a < 0xdf;
    if (!isLetter)
        return {1, (a < 0xa0 ? 14.0 : 12.0) + (isDouble ? 4 : 0)};
    return {1, (isInWord ? 6.0 : 11.0) + (isDouble ? 6 : 0) + (isCapital ? 2 : 0)};
}

struct Model {
    CodePage page;
    double bits = 0; ///< so far; at first by how often the page is met
    std::unique_ptr<Common> common{};
    double commonBits = 0;
    Cost (*ofTwo)(Byte, Byte) = nullptr; ///< for pages of two bytes a character
    Cost (*ofOne)(Byte, Byte, Byte) = nullptr;
};

std::array<Model, guessedPages.size()> models()
{
    return {Model{pages::gb18030, 0, commonIn(simplified, pages::gb18030), 9.3, ofGb},
            Model{pages::big5, 3, commonIn(traditional, pages::big5), 9.3, ofBig5},
            Model{pages::shiftJis, 3, commonIn(japanese, pages::shiftJis), 10, ofShiftJis},
            Model{pages::eucJp, 5, commonIn(japanese, pages::eucJp), 10, ofEucJp},
            Model{pages::eucKr, 3, commonIn(korean, pages::eucKr), 8, ofKorean},
            Model{pages::cyrillic, 3, nullptr, 0, nullptr, ofCyrillic},
            Model{pages::western, 2, nullptr, 0, nullptr, ofWestern}};
}

double bitsOf(const Model& model, QByteArrayView text)
{
    double bits = model.bits;
    const auto at = [text](qsizetype i) { return i >= 0 && i < text.size() ? static_cast<Byte>(text[i]) : Byte{' '}; };
    for (qsizetype i = 0; i < text.size();) {
        const Byte a = at(i);
        const Byte b = at(i + 1);
        Cost cost{.bytes = 1, .bits = ascii};
        if (a >= 0x80) {
            cost = model.ofTwo != nullptr ? model.ofTwo(a, b) : model.ofOne(at(i - 1), a, b);
            if (model.common && model.common->test(static_cast<std::size_t>(a << 8 | b)))
                cost.bits = std::min(cost.bits, model.commonBits);
        }
        bits += cost.bits;
        i += cost.bytes;
    }
    return bits;
}

} // namespace

PageGuess guessCodePage(const QByteArray& text, const CodePage* named)
{
    constexpr qsizetype looked = 64 << 10;
    constexpr double margin = 16; // bits: the page is 65,000 times likelier than any other
    constexpr double trust = 32;  // bits
    auto candidates = models();
    for (Model& model : candidates) {
        model.bits = bitsOf(model, QByteArrayView{text}.first(std::min(looked, text.size())));
        model.bits -= named != nullptr && model.page == *named ? trust : 0;
    }
    std::ranges::sort(candidates, {}, &Model::bits);
    return {.page = candidates[0].page, .isSure = candidates[1].bits - candidates[0].bits >= margin};
}

} // namespace qipan::app
