// SPDX-FileCopyrightText: 2026 The authors of Backroom
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Backroom.App
import Backroom.Controls
import Backroom.Shell
import Backroom.Testing

RulebookCase {
    id: test
    name: "Rulebook"

    function init() { openSmallBooks() }

    function test_it_is_made_when_first_opened_and_closes() {
        verify(page().activeFocus)
        keyClick(Qt.Key_Escape)
        tryVerify(() => page() === null)
        verify(!Rulebook.open)
        verify(at("game-the-gang").activeFocus || at("screen").activeFocus)
        Rulebook.toggle()
        tryVerify(() => page() !== null)
        click("closeRulebook")
        compare(Rulebook.open, false)
    }
    function test_contents_by_mouse_and_key() {
        click("section-capture")
        compare(Rulebook.section, "capture")
        compare(Reader.name(at("section-capture")), "Capture")
        keyClick(Qt.Key_Up)
        verify(at("section-setup").activeFocus)
        keyClick(Qt.Key_Return)
        compare(Rulebook.section, "setup")
        Reader.press(at("section-glossary"))
        compare(Rulebook.section, "glossary")
        click("bookTitle")
        compare(Rulebook.section, "intro")
        click("book-gang-of-dice")
        compare(Rulebook.game, "gang-of-dice")
        tryVerify(() => at("book-the-gang") !== null)
    }
    /// If the smallest words of the table would become too small, the book lies over it.
    function test_the_words_of_the_table_stay_readable() {
        Rulebook.close()
        Setup.dealGangOfDice()
        tryVerify(() => at("screen") !== null)
        for (const [width, height, print] of [[1024, 640, 0], [1280, 800, 0], [1280, 800, 1], [1280, 800, 3],
                                              [1366, 768, 0], [1600, 900, 0], [1680, 1050, 0], [1920, 1080, 0]]) {
            Preferences.textSize = print
            resize(width, height)
            Rulebook.openForNow()
            tryVerify(() => page() !== null)
            settle()
            verify(Theme.font(14) * at("screen").scale >= 10.5, [width, height, print] + ": " + Theme.font(14) * at("screen").scale)
            compare(at("screen").scale < 1, width >= 1680 || print > 0, [width, height, print])
            Rulebook.close()
        }
        Preferences.textSize = 0
        House.goHome()
    }
    /// The page is narrow, and the table is drawn in the remaining room.
    function test_beside_a_table() {
        Setup.useOwnBooks()
        Rulebook.close()
        Setup.dealGangOfDice()
        tryVerify(() => at("screen") !== null)
        resize(1680, 1050)
        Rulebook.openForNow()
        tryVerify(() => page() !== null)
        settle()
        const free = page().parent.mapToItem(stage, 0, 0).x
        verify(free > 0.6 * stage.width)
        fuzzyCompare(at("screen").width * at("screen").scale, free, 2)
        verify(at("section-setup") === null, "the contents are folded away")
        click("unfold")
        verify(at("section-setup") !== null)
        click("section-setup")
        compare(Rulebook.section, "setup")
        verify(at("section-setup") === null)
        click("unfold")
        keyClick(Qt.Key_Escape)
        verify(at("section-setup") === null)
        verify(Rulebook.open)
        // A click on the table leaves the book open.
        mouseClick(stage, 300, 300)
        verify(Rulebook.open)
        House.goHome()
        verify(!Rulebook.open)
        tryVerify(() => at("game-the-gang") !== null)
        keyClick(Qt.Key_F1)
        settle()
    }
    function test_back_and_forward() {
        verify(!at("goBack").enabled)
        click("section-capture")
        click("section-setup")
        click("goBack")
        compare(Rulebook.section, "capture")
        keyClick(Qt.Key_Left, Qt.AltModifier)
        compare(Rulebook.section, "intro")
        keyClick(Qt.Key_Right, Qt.AltModifier)
        compare(Rulebook.section, "capture")
        click("goForward")
        compare(Rulebook.section, "setup")
        mouseClick(page(), 100, 300, Qt.BackButton)
        compare(Rulebook.section, "capture")
    }
    function test_a_link_opens_its_page() {
        const text = textWith("A dark night", page())
        settle()
        clickLink(text, "section:gang-of-dice/intro")
        compare(Rulebook.game, "gang-of-dice")
        keyClick(Qt.Key_Left, Qt.AltModifier)
        Rulebook.openRule("TG-2.2")
        tryVerify(() => textWith("Fill the rows", page()) !== null)
        clickLink(textWith("Fill the rows", page()), "rule:TG-4.1")
        compare(Rulebook.section, "capture")
        tryVerify(() => textWith("A gang is taken", page()) !== null)
        const row = textWith("A gang is taken", page())
        verify(row.mapToItem(page(), 0, 0).y >= 0 && row.mapToItem(page(), 0, 0).y < page().height)
    }
    function test_links_by_keyboard_and_screen_reader() {
        Rulebook.openSection("the-gang", "setup")
        tryVerify(() => textWith("Fill the rows", page()) !== null)
        page().forceActiveFocus()
        keyClick(Qt.Key_Tab)
        let link = stage.Window.activeFocusItem
        compare(Reader.role(link), Accessible.Link)
        compare(Reader.name(link), "gangsters")
        keyClick(Qt.Key_Tab)
        compare(Reader.name(stage.Window.activeFocusItem), "Rule TG-2.1")
        keyClick(Qt.Key_Tab)
        link = stage.Window.activeFocusItem
        compare(Reader.name(link), "capture")
        verify(link.places.length === 1 && link.places[0].width > 30)
        keyClick(Qt.Key_Backtab, Qt.ShiftModifier)
        compare(Reader.name(stage.Window.activeFocusItem), "Rule TG-2.1")
        keyClick(Qt.Key_Return)
        compare(Setup.clipboard(), "Deal four gangsters. (TG-2.1)")
        keyClick(Qt.Key_Tab)
        keyClick(Qt.Key_Return)
        compare(Rulebook.section, "capture")
        Rulebook.back()
        tryVerify(() => textWith("Fill the rows", page()) !== null)
    }
    function test_the_focus_stays_inside() {
        const seen = []
        for (let i = 0; i < 40; ++i) {
            keyClick(Qt.Key_Tab)
            seen.push(Reader.name(stage.Window.activeFocusItem))
        }
        for (const name of ["Search the rules", "English", "Larger text", "Print to a PDF file",
                            "Close the rulebook", "The Gang", "Capture", "a back room"])
            verify(seen.includes(name), name)
        verify(!seen.includes("Settings"))
        for (let i = 0; i < 40; ++i)
            keyClick(Qt.Key_Backtab, Qt.ShiftModifier)
        verify(!seen.includes("Settings"))
    }
    function test_a_term_shows_its_definition() {
        Rulebook.openSection("the-gang", "setup")
        tryVerify(() => textWith("Deal four", page()) !== null)
        const text = textWith("Deal four", page())
        const point = linkPoint(text, "term:term-gangster")
        mouseMove(text, point.x, point.y)
        tryVerify(() => at("definition") !== null)
        compare(at("definition").plain, "a card; it may be captured.")
        mouseMove(stage, 10, 700)
        tryVerify(() => at("definition") === null)
        mouseClick(text, point.x, point.y)
        tryVerify(() => at("definition") !== null)
        compare(Rulebook.section, "setup")
        verify(at("inGlossary").activeFocus)
        keyClick(Qt.Key_Escape)
        tryVerify(() => at("definition") === null)
        verify(Rulebook.open)
        mouseClick(text, point.x, point.y)
        tryVerify(() => at("definition") !== null)
        keyClick(Qt.Key_Return)
        compare(Rulebook.section, "glossary")
        tryVerify(() => at("definition") === null)
    }
    function test_search_while_typing() {
        keyClick(Qt.Key_F, Qt.ControlModifier)
        verify(at("search").activeFocus)
        type("roll")
        tryVerify(() => at("hits") !== null)
        compare(Rulebook.hitCount, 1)
        tryVerify(() => at("hit-0") !== null)
        verify(Reader.name(at("hit-0")).startsWith("A turn, Gang of Dice: Roll them"))
        click("hit-0")
        compare(Rulebook.game, "gang-of-dice")
        compare(Rulebook.section, "turn")
        verify(at("hits") === null)
        tryVerify(() => textWith("Roll them", page()) !== null)
        verify(textWith("Roll them", page()).text.includes("<font"), "the word is marked on the page")
        click("clearSearch")
        compare(Rulebook.searchText, "")
        verify(!textWith("Roll them", page()).text.includes("<font"))
    }
    function test_search_by_keyboard() {
        keyClick(Qt.Key_F, Qt.ControlModifier)
        type("gang")
        tryVerify(() => Rulebook.hitCount > 2)
        keyClick(Qt.Key_Down)
        keyClick(Qt.Key_Down)
        keyClick(Qt.Key_Up)
        keyClick(Qt.Key_Return)
        verify(at("hits") === null)
        compare(Rulebook.game, "the-gang")
        compare(Rulebook.section, "capture")
        keyClick(Qt.Key_F, Qt.ControlModifier)
        type("zzz")
        tryVerify(() => textWith("Nothing found", at("hits")) !== null)
        keyClick(Qt.Key_Escape)
        compare(Rulebook.searchText, "")
        verify(Rulebook.open)
    }
    function test_language_on_the_spot() {
        click("section-capture")
        click("language-it")
        compare(Rulebook.language, "it")
        compare(Preferences.language, "en")
        tryVerify(() => textWith("La cattura", page()) !== null)
        verify(Reader.checked(at("language-it")) && !Reader.checked(at("language-en")))
        compare(at("section-setup").title, "Preparazione")
        // The texts about hits are in the language of the book.
        keyClick(Qt.Key_F, Qt.ControlModifier)
        type("qqqq")
        tryVerify(() => at("hits") !== null && textWith("Nessun risultato", at("hits")) !== null)
        verify(textWith("Nothing found", at("hits")) === null)
        Rulebook.searchText = ""
        click("book-gang-of-dice")
        verify(!at("language-fr").enabled)
    }
    function test_text_size() {
        const before = textWith("A dark night", page()).font.pixelSize
        click("larger")
        verify(textWith("A dark night", page()).font.pixelSize > before)
        click("smaller")
        click("smaller")
        verify(textWith("A dark night", page()).font.pixelSize < before)
        click("smaller")
        verify(!at("smaller").enabled)
        page().forceActiveFocus()
        keyClick(Qt.Key_Plus, Qt.ControlModifier)
        compare(Rulebook.textSize, -1)
    }
    function test_scrolling_by_key() {
        resize(1024, 640)
        Rulebook.textSize = 4
        click("section-capture")
        page().forceActiveFocus()
        tryVerify(() => page().contentHeight > page().height)
        const top = page().contentY
        keyClick(Qt.Key_Down)
        verify(page().contentY > top)
        keyClick(Qt.Key_Up)
        compare(page().contentY, top)
        keyClick(Qt.Key_End)
        verify(page().atYEnd)
        keyClick(Qt.Key_Home)
        verify(page().atYBeginning)
        keyClick(Qt.Key_PageDown)
        verify(page().contentY > top + 20)
        keyClick(Qt.Key_PageUp)
        compare(page().contentY, top)
        click("section-capture")
        keyClick(Qt.Key_PageDown)
        verify(page().contentY > top + 20, "from the contents too")
        mouseWheel(page(), 100, 100, 0, 1200)
        tryVerify(() => page().atYBeginning)
    }
    function test_a_figure_is_stepped_through() {
        click("section-capture")
        tryVerify(() => at("figureNext") !== null)
        verify(textWith("Before", page()) !== null)
        verify(textWith("1 of 2", page()) !== null)
        compare(Reader.name(at("figureNext")), "Watch")
        verify(at("figureBack") === null)
        click("figureNext")
        verify(textWith("2 of 2", page()) !== null)
        verify(textWith("After", page()) !== null)
        compare(Reader.name(at("figureNext")), "Play it again")
        click("figureBack")
        verify(textWith("1 of 2", page()) !== null)
        click("figureNext")
        at("figureNext").forceActiveFocus()
        keyClick(Qt.Key_Return)
        verify(textWith("1 of 2", page()) !== null)
    }
    function test_a_figure_with_a_picture() {
        Setup.makePictures(Qt.resolvedUrl("TestPicture.qml"))
        click("section-capture")
        tryVerify(() => at("picture") !== null)
        compare(at("picture").figure.step, 0)
        click("figureNext")
        compare(at("picture").figure.step, 1)
        at("picture").figure.busy = true
        verify(!at("figureNext").enabled && !at("figureBack").enabled)
        at("picture").figure.busy = false
        verify(at("figureNext").enabled)
        click("language-it")
        tryVerify(() => textWith("Due uomini", page()) !== null)
        compare(at("picture").figure.step, 0)
    }
    function test_next_page() {
        click("nextPage")
        compare(Rulebook.section, "setup")
        tryVerify(() => at("previousPage") !== null)
        click("previousPage")
        compare(Rulebook.section, "intro")
    }
    function test_copy_and_notice() {
        click("copy")
        verify(Setup.clipboard().startsWith("The Gang\n\nA dark night in a back room."))
        tryVerify(() => at("clearNotice") !== null)
        click("clearNotice")
        verify(at("clearNotice") === null)
        page().forceActiveFocus()
        keyClick(Qt.Key_C, Qt.ControlModifier)
        verify(Rulebook.notice !== "")
    }
    function test_print() {
        Rulebook.askForPdf(Setup.newFile("a.pdf"))
        verify(Rulebook.printing)
        verify(at("printed") !== null)
        verify(textWith("Writing the PDF file") !== null)
        tryVerify(() => !Rulebook.printing)
        tryVerify(() => textWith("a.pdf") !== null)
        verify(at("printed") === null)
        Rulebook.askForPdf(Setup.newFile("a.pdf"))
        tryVerify(() => textWith("cannot be written") !== null)
    }
    function test_print_one_page() {
        verify(Reader.name(at("printSheet")).includes("one-page"))
        Rulebook.askForSheet(Setup.newFile("sheet.pdf"))
        tryVerify(() => textWith("The sheet was saved") !== null && textWith("sheet.pdf") !== null)
    }
    function test_print_is_told_in_one_line() {
        for (const size of [0, 3]) {
            Preferences.textSize = size
            Rulebook.askForPdf(Setup.newFile(size + ".pdf"))
            const words = textWith("Writing the PDF file")
            compare(words.lineCount, 1)
            verify(words.paintedWidth <= words.width)
            at("cancelPrinting").clicked()
            tryVerify(() => !Rulebook.printing)
        }
        Preferences.textSize = 0
    }
    function test_names_for_the_screen_reader() {
        Rulebook.openSection("the-gang", "capture")
        tryVerify(() => textWith("A gang is taken", page()) !== null)
        compare(Reader.role(textWith("Capture", page())), Accessible.Heading)
        compare(Reader.role(textWith("Gangs", page())), Accessible.Heading)
        compare(Reader.role(textWith("A gang is taken", page())), Accessible.Paragraph)
        compare(Reader.name(textWith("A gang is taken", page())), "A gang is taken.")
        Rulebook.openSection("the-gang", "glossary")
        tryVerify(() => textWith("a card", page()) !== null)
        compare(Reader.role(textWith("a card", page())), Accessible.ListItem)
        for (const name of ["goBack", "goForward", "search", "language-fr", "smaller", "larger",
                            "copy", "print", "printSheet", "closeRulebook"])
            verify(Reader.name(at(name)).length > 3, name)
    }
    function test_beside_the_table_or_over_it() {
        const paper = page().parent
        compare(paper.width, 781)
        resize(1024, 640)
        tryCompare(paper, "width", 1024)
        resize(1920, 1080)
        tryCompare(paper, "width", 1171)
    }
    function test_clicks_beside_it_reach_the_screen() {
        mouseClick(at("game-the-gang"))
        compare(House.screen, House.NewGameScreen)
        House.goHome()
        verify(Rulebook.open)
        mouseClick(page(), 30, page().height - 10)
        compare(House.screen, House.Home)
    }
    function test_settings_lie_over_it() {
        Panels.openSettings()
        tryVerify(() => at("done") !== null)
        verify(at("done").activeFocus)
        keyClick(Qt.Key_Escape)
        tryVerify(() => at("done") === null)
        verify(Rulebook.open)
        verify(page().activeFocus)
    }
}
