# SPDX-License-Identifier: GPL-3.0-or-later
"""Every text for users is translated: translations_test.py (LUPDATE is the path of Qt's tool, QIPAN_LANGUAGES the
languages of the program)."""

import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
from translations import PRESSED_TEXT, answers, clashing_keys, complaints, hidden_texts, menu_bar_keys, shadowed_keys  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]
# Texts that are visible together: the sources of a page, and of its questions.
PAGES = {
    "history": (["ui/pages/history_page.cpp", "ui/history/history_filters.cpp", "ui/history/analysis_progress_line.cpp"], ["app/history/history_controller.cpp", "app/analysis_queue/analysis_queue_controller.cpp"]),
    "record": (["ui/pages/record_page.cpp", "ui/pages/record_side.cpp"],
               ["app/record/record_controller.cpp", "app/record/record_document.cpp", "app/files/record_files_save.cpp"]),
    "statistics": (["ui/pages/statistics_page.cpp", "ui/statistics/loss_tables.cpp"], ["app/statistics/statistics_controller.cpp"]),
    "puzzles": (["ui/pages/puzzle_page.cpp"], []),
    "link": (["ui/pages/link_page.cpp", "ui/link/link_info.cpp"], ["app/link/link_resume.cpp", "app/book/lesson_offer.cpp"]),
}
ON_ALL_PAGES = ["ui/pages/closable_page.cpp", "ui/files/job_bar.cpp"]
ASKED_ON_ALL_PAGES = ["app/files/files_controller.cpp", "app/files/import_controller.cpp", "app/files/record_files.cpp"]
ASKED_AWAY_FROM_A_RECORD = "&Yes, save"
DIALOGS = ["ui/files/export_dialog.cpp", "ui/files/image_dialog.cpp", "ui/files/file_report.cpp"]
# Menu entries, which have mnemonics of their own while the menu is open, by their beginnings.
IN_MENUS = ("Delete &all games", "Sort &by", "&Delete this move", "Save in the histor", "Against a", "Against the")
APART = [{"Show &all games", "Import g&ames…"}]  # one with games, the other without
FILES = sorted((ROOT / "resources" / "translations").glob("*.ts"))


def one_message(translation, source="%1 of %n"):
    return f"<TS><context><name>Page</name><message><source>{source}</source>{translation}</message></context></TS>"


class CheckTest(unittest.TestCase):
    def test_errors_are_found(self):
        for translation in (
            "",
            '<translation type="unfinished"></translation>',
            '<translation type="unfinished">%1 / %n</translation>',
            '<translation type="vanished">%1 / %n</translation>',
            "<translation> </translation>",
            "<translation>%2 / %n</translation>",
            "<translation><numerusform></numerusform></translation>",
        ):
            with self.subTest(translation=translation):
                self.assertGreaterEqual(len(list(complaints(one_message(translation)))), 1)

    def test_missing_or_different_mnemonics_are_found(self):
        for translation in ("文件", "文件(&amp;W)", "文件 &amp;&amp; F", "文件(&amp;F)(&amp;W)"):
            with self.subTest(translation=translation):
                message = one_message(f"<translation>{translation}</translation>", source="&amp;File")
                self.assertEqual(len(list(complaints(message))), 1)
        for translation in ("文件(&amp;F)", "&amp;Datei"):
            with self.subTest(translation=translation):
                message = one_message(f"<translation>{translation}</translation>", source="&amp;File")
                self.assertEqual(list(complaints(message)), [])
        self.assertEqual(list(complaints(one_message("<translation>第 &amp;%1 级</translation>", source="Level &amp;%1"))), [])

    def test_bad_spacing_of_chinese_is_found(self):
        for translation in ("%1：%n。 下一步", "%1（%n）（甲）", "%1（甲（%n））"):
            with self.subTest(translation=translation):
                self.assertEqual(len(list(complaints(one_message(f"<translation>{translation}</translation>")))), 1)
        self.assertEqual(list(complaints(one_message("<translation>%1（%n）：甲。</translation>"))), [])

    def test_a_finished_message_passes(self):
        self.assertEqual(list(complaints(one_message("<translation>%n / %1</translation>"))), [])
        self.assertEqual(list(complaints(one_message("<translation><numerusform>%n %1</numerusform></translation>"))), [])

    def test_macros_that_hide_texts_are_found(self):
        self.assertEqual(len(list(hidden_texts("ui/a.cpp", '#define TEXT(text) QT_TRANSLATE_NOOP("Page", text)'))), 1)
        self.assertEqual(list(hidden_texts("ui/a.cpp", 'QT_TRANSLATE_NOOP("Page", "Text")\n#define TRIES 3')), [])


    def test_conflicting_mnemonics_are_found(self):
        source = '.agree = tr("&Yes"),\n.decline = tr("&No"),\n.agree = tr("&All"), .decline = tr("N&one")'
        self.assertEqual(answers(source), [["&Yes", "&No"], ["&All", "N&one"]])
        self.assertEqual(list(clashing_keys(["&Open", "C&lose"], answers(source))), ['"&Open" and the answer "N&one": the same key'])
        self.assertEqual(len(list(clashing_keys(["&Open", "C&opy"], []))), 1)
        self.assertEqual(list(clashing_keys(["&Open", "C&opy"], [], [{"&Open", "C&opy"}])), [])
        self.assertEqual(len(list(clashing_keys([], [["&No", "&Never"]]))), 1)

    def test_a_mnemonic_that_opens_a_menu_is_found(self):
        keys = menu_bar_keys('m_game->setTitle(tr("&Game"));\nm_view->setTitle(tr("&View"));')
        self.assertEqual(keys, {"g", "v"})
        self.assertEqual(len(list(shadowed_keys("page.cpp", 'tr("&Go")', keys))), 1)
        self.assertEqual(list(shadowed_keys("page.cpp", 'tr("G&o") + tr("Go && \\"See\\"")', keys)), [])


class TranslationsTest(unittest.TestCase):
    def test_translations_exist(self):
        self.assertEqual([file.name for file in FILES], [f"qipan_{code}.ts" for code in sorted(os.environ["QIPAN_LANGUAGES"].split())])

    def test_no_macro_hides_texts(self):
        found = [complaint for folder in ("net", "ui", "app") for path in sorted((ROOT / folder).rglob("*.[ch]*"))
                 for complaint in hidden_texts(path.relative_to(ROOT).as_posix(), path.read_text("utf-8"))]
        if found:
            self.fail("\n" + "\n".join(found))

    def test_no_mnemonic_of_a_page_opens_a_menu(self):
        keys = menu_bar_keys((ROOT / "ui" / "shell" / "menus.cpp").read_text("utf-8"))
        self.assertEqual(len(keys), 6)
        paths = [*(ROOT / "ui" / "pages").glob("*.cpp"), *(ROOT / "ui" / "panels").glob("*.cpp"), *(ROOT / "ui" / "messages").glob("*.cpp"),
                 *(ROOT / "app").rglob("*.cpp")]
        found = [complaint for path in sorted(paths)
                 for complaint in shadowed_keys(path.relative_to(ROOT).as_posix(), path.read_text("utf-8"), keys)]
        if found:
            self.fail("\n" + "\n".join(found))

    def test_mnemonics_are_unique_on_each_page(self):
        def shown(paths):
            return [text for path in paths for text in PRESSED_TEXT.findall((ROOT / path).read_text("utf-8"))
                    if not text.startswith(IN_MENUS)]

        def asked(paths):
            return [question for path in paths for question in answers((ROOT / path).read_text("utf-8"))]

        for name, (page, questions) in PAGES.items():
            with self.subTest(page=name):
                told = [shown(["ui/messages/message_bar.cpp"])]  # a message without a question
                stands = shown([*page, *ON_ALL_PAGES])
                away = [] if name == "record" else [question for question in asked(["app/record/record_document.cpp"])
                                                    if ASKED_AWAY_FROM_A_RECORD in question]
                found = clashing_keys(stands, [*told, *away, *asked([*questions, *ASKED_ON_ALL_PAGES])], APART)
                self.assertEqual(list(found), [])
        for path in DIALOGS:
            with self.subTest(dialog=path):
                self.assertEqual(list(clashing_keys(shown([path]), [])), [])

    def test_translations_are_finished_and_up_to_date(self):
        with tempfile.TemporaryDirectory() as folder:
            copies = [shutil.copy(file, folder) for file in FILES]
            update = subprocess.run([ROOT / "scripts" / "update-translations", *copies], text=True,
                                    stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
            # Its warnings count: a text in a class without Q_OBJECT, for example, would never be found at run time.
            self.assertEqual((update.returncode, update.stdout), (0, ""))
            for before, copy in zip(FILES, copies):
                with self.subTest(file=before.name):
                    found = list(complaints(Path(copy).read_text("utf-8")))
                    if found:
                        self.fail("\n" + "\n".join(found))
                    self.assertEqual(list(complaints(before.read_text("utf-8"))), [])


if __name__ == "__main__":
    unittest.main()
