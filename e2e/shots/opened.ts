import type { Page } from "@playwright/test";
import type { Reader } from "../harness/private-screens.ts";
import { text } from "../harness/texts.ts";
import type { Language } from "../harness/texts.ts";

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

/** Writes a pay-out down where none is, and asks for it back. */
async function takePayoutBack(page: Page, language: Language): Promise<void> {
  const field = (key: string) => page.getByLabel(text(language, key), { exact: true });
  await field("staffDesk:organizers.number").fill("1");
  await press("staffDesk:payouts.show")(page, language);
  const takeBack = page.getByRole("button", { name: text(language, "staffDesk:payouts.takeBack") });
  const reference = field("staffDesk:payouts.reference");
  await reference.waitFor();
  if (!(await takeBack.first().isVisible())) {
    await field("staffDesk:payouts.amount").fill("12345");
    await reference.fill("PP-2026-118");
    const day = page.locator("input[name=paid_on]");
    await day.fill(new Date().toISOString().slice(0, 10));
    await press("staffDesk:payouts.record")(page, language);
  }
  await takeBack.first().click();
  await page.getByRole("dialog").waitFor();
}

/** Makes a contract of the first organizer, whose link is told this once. */
async function makeContract(page: Page, language: Language): Promise<string> {
  await press("staffDesk:organizers.new")(page, language);
  await page.getByLabel(text(language, "staffDesk:organizers.number")).fill("1");
  await press("staffDesk:organizers.create")(page, language);
  const link = page.getByText(/\/meet\?key=/);
  return link.innerText();
}

/** Presses, and waits for the dialog whose code comes with that. */
const ask =
  (...keys: readonly string[]) =>
  async (page: Page, language: Language): Promise<void> => {
    await press(...keys)(page, language);
    await page.getByRole("dialog").waitFor();
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
    open: ask("organizerDepartures:add.open"),
  },
  {
    name: "opened: answering a question",
    path: "/organizer/questions",
    open: press("organizerQuestions:write"),
  },
  {
    name: "opened: answering a review",
    path: "/organizer/reviews",
    open: ask("organizerReviews:answer"),
  },
  {
    name: "opened: declining a request",
    path: "/organizer",
    open: ask("organizerBookings:decline.open"),
  },
  {
    name: "opened: a message to all",
    path: "/organizer/bookings?view=board",
    open: ask("organizerBookings:messageAll.open"),
  },
  {
    name: "opened: a new tour",
    path: "/organizer/tours",
    open: ask("organizerTours:new.open"),
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
    name: "opened: accepting an application",
    path: "/staff/organizers?view=applications",
    open: ask("staffDesk:applications.accept"),
  },
  {
    name: "opened: a new contract",
    path: "/staff/organizers",
    open: async (page, language) => void (await makeContract(page, language)),
  },
  {
    name: "opened: no such organizer",
    path: "/staff/organizers",
    async open(page, language) {
      await press("staffDesk:organizers.new")(page, language);
      await page.getByLabel(text(language, "staffDesk:organizers.number")).fill("99999");
      await press("staffDesk:organizers.create")(page, language);
      await page.locator("[aria-invalid=true]").first().waitFor();
    },
  },
  {
    name: "opened: the page behind a contract's link",
    path: "/staff/organizers",
    async open(page, language) {
      const { search } = new URL(await makeContract(page, language));
      await page.goto(new URL(`/meet${search}`, page.url()).href, { waitUntil: "networkidle" });
    },
  },
  {
    name: "opened: a new record without anything",
    path: "/staff/organizers?view=records&record=new",
    async open(page, language) {
      await press("staffDesk:records.make")(page, language);
      await page.locator("[aria-invalid=true]").first().waitFor();
    },
  },
  {
    name: "opened: hiding contacts",
    path: "/staff/messages",
    open: ask("staffDesk:messages.hide"),
  },
  {
    name: "opened: taking a pay-out back",
    path: "/staff/payments?view=payouts",
    open: takePayoutBack,
  },
  {
    name: "opened: freezing a chat",
    path: "/staff/messages",
    open: ask("staffDesk:messages.freeze"),
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
