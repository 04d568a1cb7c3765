import {
  blockPersonCall,
  endPersonCall,
  exportPersonCall,
  mergePreviewCall,
  personContactsCall,
  personEndCall,
  staffPersonCall,
} from "@tropa/api-contract/staff/calls-people";
import { staffDeskCall } from "@tropa/api-contract/staff/calls-desk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  acts,
  call,
  press,
  see,
  seeElement,
  seeText,
  write,
} from "../../../stories/harness/acts.ts";
import { answer, never, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import type { FakeAnswer } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import {
  personId,
  sampleMergePreview,
  sampleNewcomer,
  samplePersonContacts,
  sampleStaffPerson,
} from "../../../stories/samples/staff/people.ts";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";
import { deskAnswers } from "../../../stories/samples/staff/staff.ts";

const desk =
  (...more: FakeAnswer[]) =>
  (samples: SampleSet) => [
    ...deskAnswers(samples),
    answer(staffPersonCall, sampleStaffPerson(samples)),
    answer(personContactsCall, samplePersonContacts),
    answer(mergePreviewCall, sampleMergePreview),
    answer(personEndCall, { obstacles: [], kept_years: 5 }),
    ...more,
  ];

/** The sample person in another state. */
const changed =
  (changes: Partial<ReturnType<typeof sampleStaffPerson>>) => (samples: SampleSet) => [
    ...desk()(samples),
    answer(staffPersonCall, { ...sampleStaffPerson(samples), ...changes }),
  ];

const blocked = { blocked_at: "2026-06-04T10:05:00.000Z", are_contacts_blocked: true };

const meta = {
  title: "Staff/People",
  component: StorefrontPage,
  args: { path: `/staff/people/${personId}`, isSignedIn: true, answers: desk() },
  parameters: { layout: "fullscreen", controls: { disable: true }, part: "main" },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = { play: seeText("Anna Petrova") };
export const CardInRussian: Story = { args: { locale: "ru" }, play: Card.play };
export const CardInGerman: Story = { args: { locale: "de" }, play: Card.play };
export const CardInChinese: Story = { args: { locale: "zh" }, play: Card.play };
/** Nothing is known yet but an e-mail. */
export const Newcomer: Story = {
  args: {
    answers: (samples) => [...desk()(samples), answer(staffPersonCall, sampleNewcomer(samples))],
  },
  play: see("staffPeople:nameless"),
};
export const Organizer: Story = {
  args: { answers: changed({ kind: "organizer" }) },
  play: see("staffPeople:kind.organizer"),
};
export const Loading: Story = {
  args: { answers: desk(never(staffPersonCall)) },
  play: seeElement("main [aria-busy=true]"),
};
export const Outage: Story = {
  args: { answers: desk(outage(staffPersonCall)) },
  play: see("request:problem.unreachable"),
};
export const Nobody: Story = {
  args: { answers: desk(refuse(staffPersonCall, "not_found")) },
  play: see("staffPeople:missing.text"),
};
/** Contacts are masked until somebody asks for them. */
export const Contacts: Story = {
  play: acts(
    seeText("a********@********.org"),
    press("staffBookings:contacts.show"),
    seeText("anna.petrova@example.org"),
  ),
};
export const Blocked: Story = {
  args: { answers: changed(blocked) },
  play: see("staffPeople:unblock.action"),
};
export const BlockedInGerman: Story = {
  args: { locale: "de", answers: changed(blocked) },
  play: Blocked.play,
};
/** What happens to bookings is said before the act. */
export const Blocking: Story = {
  play: acts(press("staffPeople:block.action"), see("staffPeople:block.text")),
};
export const BlockingInGerman: Story = { args: { locale: "de" }, play: Blocking.play };
export const BlockingInChinese: Story = { args: { locale: "zh" }, play: Blocking.play };
export const BlockingWithoutReason: Story = {
  play: acts(
    press("staffPeople:block.action"),
    see("staffPeople:block.text"),
    press("staffPeople:block.submit"),
    seeElement("textarea[aria-invalid=true]"),
  ),
};
/** Somebody else has blocked the person meanwhile. */
export const BlockRefused: Story = {
  args: { answers: desk(refuse(blockPersonCall, "conflict")) },
  play: acts(
    press("staffPeople:block.action"),
    write("reason", "Insults guides."),
    press("staffPeople:block.submit"),
    see("staffPeople:conflict"),
  ),
};
export const SigningOut: Story = {
  play: acts(press("staffPeople:signOut.action"), see("staffPeople:signOut.text")),
};
export const Unblocking: Story = {
  args: { answers: changed(blocked) },
  play: acts(press("staffPeople:unblock.action"), see("staffPeople:unblock.text")),
};

const lookAtMerge = acts(
  press("staffPeople:merge.action"),
  write("number", "10044"),
  write("reason", "Rang: lost the old number."),
  press("staffPeople:merge.next"),
  see("staffPeople:merge.undoable"),
);

/** What moves and what stays behind is shown before the act. */
export const Merging: Story = { play: lookAtMerge };
export const MergingInGerman: Story = { args: { locale: "de" }, play: lookAtMerge };
export const MergingInChinese: Story = { args: { locale: "zh" }, play: lookAtMerge };
/** Two people may be told apart by their names and contacts. */
export const MergingTwoPeople: Story = {
  args: {
    answers: desk(
      answer(mergePreviewCall, {
        ...sampleMergePreview,
        other: { ...sampleMergePreview.other, name: "Ivan Orlov" },
        differences: ["name", "phone"],
      }),
    ),
  },
  play: acts(lookAtMerge, seeText("Ivan Orlov"), see("staffPeople:merge.differText")),
};
export const MergeRefused: Story = {
  args: { answers: desk(refuse(mergePreviewCall, "conflict")) },
  play: acts(
    press("staffPeople:merge.action"),
    write("number", "10044"),
    write("reason", "Rang: lost the old number."),
    press("staffPeople:merge.next"),
    see("staffPeople:merge.refused"),
  ),
};
export const MergeWithoutNumber: Story = {
  play: acts(
    press("staffPeople:merge.action"),
    press("staffPeople:merge.next"),
    seeElement("input[aria-invalid=true]"),
  ),
};
/** It opens another account now, and can be taken back for a day. */
export const Merged: Story = {
  args: {
    answers: changed({
      merged_into: { account_id: 10_044, name: "Anna Petrova", is_undoable: true },
    }),
  },
  play: acts(press("staffPeople:undoMerge.action"), see("staffPeople:undoMerge.text")),
};
export const WithMergedAccount: Story = {
  args: {
    answers: changed({ merged: [{ account_id: 10_044, name: "", at: blocked.blocked_at }] }),
  },
  play: see("staffPeople:merge.open"),
};

const reader = (level: "look" | "act") =>
  desk(answer(staffDeskCall, { parts: [{ part: "bookings", level, waiting: null, late: 0 }] }));
const noButton = (name: string) => async () => {
  const buttons = [...document.querySelectorAll("main button")];
  if (buttons.some(({ textContent }) => textContent === name)) throw new Error(name);
};
/** Staff who only look may see contacts, which is on record, and do nothing to the account. */
export const LookOnly: Story = {
  args: { answers: reader("look"), locale: "ru" },
  play: acts(
    see("staffBookings:contacts.show"),
    noButton("Завершить все сеансы"),
    noButton("Выгрузить данные"),
    noButton("Добавить заметку"),
  ),
};
/** Data and ends of accounts need the highest level. */
export const ActsOnly: Story = {
  args: { answers: reader("act"), locale: "ru" },
  play: acts(see("staffPeople:signOut.action"), noButton("Выгрузить данные")),
};
export const Exporting: Story = {
  play: acts(press("staffPeople:exportData.action"), see("staffPeople:exportData.text")),
};
export const ExportingInGerman: Story = { args: { locale: "de" }, play: Exporting.play };
export const Exported: Story = {
  args: {
    answers: desk(
      answer(exportPersonCall, { url: "#copy", expires_at: "2027-03-10T09:10:00.000Z" }),
    ),
  },
  play: acts(
    press("staffPeople:exportData.action"),
    write("reason", "Asked by phone."),
    press("staffPeople:exportData.submit"),
    see("staffPeople:exportData.done"),
  ),
};
/** What goes and what stays is said before the act. */
export const Ending: Story = {
  play: acts(press("staffPeople:end.action"), see("staffPeople:end.goes")),
};
export const EndingInGerman: Story = { args: { locale: "de" }, play: Ending.play };
export const EndingInChinese: Story = { args: { locale: "zh" }, play: Ending.play };
/** An open trip stands against it, as on the person's own page. */
export const EndWithObstacles: Story = {
  args: {
    answers: desk(
      answer(personEndCall, {
        obstacles: [{ kind: "trip", booking_id: 501, tour: "Elbrus", starts_on: "2027-05-01" }],
        kept_years: 5,
      }),
    ),
  },
  play: acts(
    press("staffPeople:end.action"),
    see("staffPeople:end.obstacles.trip"),
    seeElement('dialog a[href*="/staff/bookings/501"]'),
  ),
};
export const EndOutage: Story = {
  args: { answers: desk(outage(personEndCall)) },
  play: acts(press("staffPeople:end.action"), see("request:problem.unreachable")),
};
export const EndRefused: Story = {
  args: { answers: desk(refuse(endPersonCall, "conflict")) },
  play: acts(
    press("staffPeople:end.action"),
    write("reason", "Asked by phone."),
    press("staffPeople:end.submit"),
    see("staffPeople:end.refused"),
  ),
};
export const Ended: Story = {
  args: { answers: desk(answer(endPersonCall, { success: true })) },
  play: acts(
    press("staffPeople:end.action"),
    write("reason", "Asked by phone."),
    press("staffPeople:end.submit"),
    call(endPersonCall),
    see("staffPeople:end.done"),
  ),
};
