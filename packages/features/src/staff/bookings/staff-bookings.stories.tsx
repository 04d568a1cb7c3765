import {
  addBookingNoteCall,
  bookingContactsCall,
  staffBookingCall,
  staffSearchCall,
} from "@tropa/api-contract/staff/calls-bookings";
import { staffDeskCall } from "@tropa/api-contract/staff/calls-desk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  acts,
  press,
  pressOn,
  see,
  seeElement,
  seeText,
  write,
} from "../../../stories/harness/acts.ts";
import { answer, never, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import type { FakeAnswer } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import {
  bookingId,
  nothingFound,
  sampleContacts,
  sampleFound,
  sampleStaffBooking,
} from "../../../stories/samples/staff/bookings.ts";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";
import { deskAnswers } from "../../../stories/samples/staff/staff.ts";

const desk =
  (...more: FakeAnswer[]) =>
  (samples: SampleSet) => [
    ...deskAnswers(samples),
    answer(staffSearchCall, sampleFound(samples)),
    answer(staffBookingCall, sampleStaffBooking(samples)),
    answer(bookingContactsCall, sampleContacts),
    ...more,
  ];

const lookOnly = answer(staffDeskCall, {
  parts: [{ part: "bookings", level: "look", waiting: null, late: 0 }],
});
const booking = `/staff/bookings/${bookingId}`;

const meta = {
  title: "Staff/Bookings",
  component: StorefrontPage,
  args: { path: "/staff/bookings?q=anna", isSignedIn: true, answers: desk() },
  parameters: { layout: "fullscreen", controls: { disable: true }, part: "main" },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = { play: seeText("Anna Petrova") };
export const FoundInGerman: Story = { args: { locale: "de" }, play: Found.play };
export const FoundInChinese: Story = { args: { locale: "zh" }, play: Found.play };
export const Start: Story = {
  args: { path: "/staff/bookings" },
  play: see("staffBookings:start.title"),
};
/** What is typed is searched for, and the address follows. */
export const Typed: Story = {
  args: { path: "/staff/bookings" },
  play: acts(
    see("staffBookings:start.title"),
    write("q", "anna"),
    see("staffBookings:groups.people"),
  ),
};
export const Nothing: Story = {
  args: { answers: desk(answer(staffSearchCall, nothingFound)) },
  play: see("staffBookings:nothing.text"),
};
export const Searching: Story = {
  args: { answers: desk(never(staffSearchCall)) },
  play: seeElement("main [aria-busy=true]"),
};
export const SearchOutage: Story = {
  args: { answers: desk(outage(staffSearchCall)) },
  play: see("request:problem.unreachable"),
};
export const Booking: Story = { args: { path: booking }, play: see("staffBookings:money.title") };
export const BookingInGerman: Story = { args: { path: booking, locale: "de" }, play: Booking.play };
export const BookingInChinese: Story = {
  args: { path: booking, locale: "zh" },
  play: Booking.play,
};
/** Contacts are masked until somebody asks for them. */
export const Contacts: Story = {
  args: { path: booking },
  play: acts(
    seeText("a********@********.org"),
    press("staffBookings:contacts.show"),
    seeText("anna.petrova@example.org"),
  ),
};
export const ContactsOutage: Story = {
  args: { path: booking, answers: desk(outage(bookingContactsCall)) },
  play: acts(press("staffBookings:contacts.show"), see("request:problem.unreachable")),
};
/** What was typed is still there after a failure. */
export const NoteNotSaved: Story = {
  args: { path: booking, answers: desk(outage(addBookingNoteCall)) },
  play: acts(
    write("note", "Rang twice."),
    press("staffBookings:notes.add"),
    see("staffDesk:failed"),
    press("staffBookings:notes.add"),
  ),
};
export const EmptyNote: Story = {
  args: { path: booking },
  play: acts(press("staffBookings:notes.add"), see("staffBookings:notes.required")),
};
/** An address with a typing error is corrected. */
export const LetterElsewhere: Story = {
  args: { path: booking },
  play: acts(
    pressOn("summary"),
    press("staffDesk:letters.elsewhere.title"),
    write("email", "nowhere"),
    press("staffDesk:letters.elsewhere.submit"),
    seeElement("input[aria-invalid=true]"),
  ),
};
/** Staff who only look may see contacts, which is on record, and add no notes. */
export const LookOnly: Story = {
  args: { path: booking, answers: (samples) => [...desk()(samples), lookOnly] },
  play: acts(see("staffBookings:contacts.show"), async () => {
    if (document.querySelector("main [name=note]")) throw new Error("a form of notes");
  }),
};
export const NoSuchBooking: Story = {
  args: { path: booking, answers: desk(refuse(staffBookingCall, "not_found")) },
  play: see("staffBookings:missing.text"),
};
