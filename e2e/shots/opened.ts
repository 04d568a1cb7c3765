import type { Page } from "@playwright/test";
import type { Reader } from "../private-screens.ts";
import { text } from "../texts.ts";
import type { Language } from "../texts.ts";

/** What a press brings, or what is refused: a picture of the page shows neither. */
export interface OpenedScreen {
  name: string;
  path: string;
  /** Presses and types in a language, until what is to be seen is there. */
  open: (page: Page, language: Language) => Promise<void>;
}

/** As long as a button may take to come; where a demo has none, the next picture is taken. */
const patienceMs = 5000;

/** Presses the first button of each text in turn. */
const press =
  (...keys: readonly string[]) =>
  async (page: Page, language: Language): Promise<void> => {
    for (const key of keys)
      await page
        .getByRole("button", { name: text(language, key) })
        .first()
        .click({ timeout: patienceMs });
  };

/** Opens the first date of the first month that has one. */
async function openDate(page: Page): Promise<void> {
  const date = page.locator("main ol button").first();
  const month = page.locator("main h3 ~ * button, main h2 ~ * button").first();
  await date.or(month).first().waitFor();
  if (!(await date.isVisible())) await month.click();
  await date.click();
  await page.getByRole("dialog").waitFor();
}

/** Opens the first of a list, empties its first field that has a text, and saves. */
const saveWithout =
  (form: RegExp, submit: string) =>
  async (page: Page, language: Language): Promise<void> => {
    const links = await page.locator("main a").all();
    for (const link of links)
      if (form.test((await link.getAttribute("href")) ?? "")) {
        await link.click();
        break;
      }
    await page.locator("main form input[type=text]").first().fill("");
    await press(submit)(page, language);
    await page.locator("[aria-invalid=true]").first().waitFor();
  };

const ofOrganizer: readonly OpenedScreen[] = [
  { name: "opened: a date", path: "/organizer/departures", open: openDate },
  {
    name: "opened: calling a date off",
    path: "/organizer/departures",
    async open(page, language) {
      await openDate(page);
      await press("organizerDepartures:callOff.open")(page, language);
    },
  },
  {
    name: "opened: adding dates",
    path: "/organizer/departures",
    open: press("organizerDepartures:add.open"),
  },
  {
    name: "opened: answering a question",
    path: "/organizer/questions",
    open: press("organizerQuestions:write"),
  },
  {
    name: "opened: answering a review",
    path: "/organizer/reviews",
    open: press("organizerReviews:answer"),
  },
  {
    name: "opened: a record without a name",
    path: "/organizer/records",
    open: saveWithout(/\/organizer\/records\/\d+$/, "organizerRecords:save"),
  },
  {
    name: "opened: a party at the start",
    path: "/organizer/scanner",
    async open(page, language) {
      await page.locator("input[name=booking]").fill("1");
      await press("scanner:ways.mark")(page, language);
    },
  },
  {
    name: "opened: no number",
    path: "/organizer/scanner",
    async open(page, language) {
      await page.locator("input[name=booking]").fill("nobody");
      await press("scanner:ways.mark")(page, language);
    },
  },
];

const ofStaff: readonly OpenedScreen[] = [
  {
    name: "opened: refusing an application",
    path: "/staff/organizers?view=applications",
    open: press("staffDesk:applications.refuse"),
  },
  {
    name: "opened: a new contract",
    path: "/staff/organizers",
    open: press("staffDesk:organizers.new"),
  },
  {
    name: "opened: freezing a chat",
    path: "/staff/messages",
    open: press("staffDesk:messages.freeze"),
  },
  {
    name: "opened: rejecting a review",
    path: "/staff/reviews",
    open: press("staffDesk:reviews.reject"),
  },
];

/** Screens that a press opens, of the demo's organizer and of staff. */
export const openedScreens: Partial<Record<Reader, readonly OpenedScreen[]>> = {
  organizer: ofOrganizer,
  staff: ofStaff,
};
