import {
  addDeparturesCall,
  cancelDepartureCall,
  departureCancellationCall,
  editDepartureCall,
  organizerDeparturesCall,
} from "@tropa/api-contract/organizers/calls-departures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, pressOn, see, seeElement, write } from "../../../stories/harness/acts.ts";
import { answer, never, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import {
  cancellationAnswer,
  departuresAnswers,
  sampleCancellation,
  sampleDeparture,
} from "../../../stories/samples/organizers/organizer-departures.ts";

const meta = {
  title: "Organizers/Dates",
  component: StorefrontPage,
  args: {
    path: "/organizer/departures?month=2027-03",
    isSignedIn: true,
    answers: (samples) => departuresAnswers(samples),
  },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = pressOn("[data-state=guaranteed]");

/** Days with dates one below the other, as a phone has them. */
export const Agenda: Story = { play: seeElement("[data-state=requests]") };

export const Month: Story = { parameters: { isWide: true }, play: Agenda.play! };

export const German: Story = { args: { locale: "de" }, play: Agenda.play! };

export const Chinese: Story = { args: { locale: "zh" }, play: Agenda.play! };

/** An empty month leads to the next one that is not: here to May, which begins on a Saturday. */
export const EmptyMonth: Story = {
  args: {
    answers: (samples) =>
      departuresAnswers(samples, (month) =>
        month === "2027-05"
          ? [sampleDeparture(samples, 15, { start: "2027-05-15", end: "2027-05-22" })]
          : [],
      ),
  },
  play: acts(
    see("organizerDepartures:month.empty"),
    press("organizerDepartures:month.next"),
    seeElement("[data-first='6']"),
  ),
};

export const NoTours: Story = {
  args: {
    answers: (samples) => [
      ...departuresAnswers(samples),
      answer(organizerDeparturesCall, { items: [], tours: [], is_cut: false, next_start: null }),
    ],
  },
  play: see("organizerDepartures:noTours.title"),
};

export const Loading: Story = {
  args: { answers: (samples) => [...departuresAnswers(samples), never(organizerDeparturesCall)] },
};

export const Outage: Story = {
  args: { answers: (samples) => [...departuresAnswers(samples), outage(organizerDeparturesCall)] },
  play: see("request:problem.unreachable"),
};

export const Date: Story = { play: acts(open, see("organizerDepartures:facts.held")) };

export const DateWithDiscount: Story = {
  play: acts(pressOn("[data-state=gathering]"), seeElement("dialog input[type=date]")),
};

export const CalledOff: Story = {
  play: acts(pressOn("[data-state=canceled]"), see("organizerDepartures:panel.canceled")),
};

export const Saved: Story = {
  args: {
    answers: (samples) => [
      ...departuresAnswers(samples),
      answer(editDepartureCall, ({ body }) =>
        sampleDeparture(samples, 17, { seats: body.seats, price: body.price, version: 4 }),
      ),
    ],
  },
  play: acts(
    open,
    write("price", "700"),
    press("organizerDepartures:save"),
    see("organizerDepartures:saved"),
  ),
};

export const TooFewSeats: Story = {
  play: acts(
    open,
    write("seats", "3"),
    press("organizerDepartures:save"),
    seeElement("[aria-invalid=true]"),
  ),
};

/** Somebody else has saved the date meanwhile: both are there to see. */
export const Conflict: Story = {
  args: {
    answers: (samples) => [
      ...departuresAnswers(samples),
      refuse(editDepartureCall, "conflict", {
        departure: sampleDeparture(samples, 17, { price: 58_000, is_closed: true, version: 4 }),
      }),
    ],
  },
  play: acts(
    open,
    write("price", "700"),
    press("organizerDepartures:save"),
    see("organizerDepartures:conflict.text"),
  ),
};

export const ConflictInGerman: Story = {
  args: { ...Conflict.args, locale: "de" },
  play: Conflict.play!,
};

const callOff = acts(open, press("organizerDepartures:callOff.open"));

export const CallingOff: Story = {
  args: { answers: (samples) => [...departuresAnswers(samples), cancellationAnswer(samples)] },
  play: acts(callOff, see("organizerDepartures:callOff.kinds.released")),
};

/** Whoever looks at what calling off would do finds the form as it was left. */
export const BackFromCallingOff: Story = {
  args: CallingOff.args!,
  play: acts(
    open,
    write("price", ""),
    press("organizerDepartures:save"),
    seeElement("[name=price][aria-invalid=true]"),
    press("organizerDepartures:callOff.open", "organizerDepartures:callOff.back"),
    seeElement("[name=price][aria-invalid=true]"),
  ),
};

export const CallingOffWhatNobodyBooked: Story = {
  args: { answers: (samples) => [...departuresAnswers(samples), cancellationAnswer(samples, [])] },
  play: acts(callOff, see("organizerDepartures:callOff.lead", { count: 0 })),
};

/** Seats are taken, and yet there is no booking: it says why. */
export const CallingOffWhatIsSoldElsewhere: Story = {
  args: {
    answers: (samples) => [
      ...departuresAnswers(samples),
      cancellationAnswer(samples, [], { bookings: 0, seats_held: 0, seats_elsewhere: 5 }),
    ],
  },
  play: acts(callOff, see("organizerDepartures:callOff.elsewhere", { count: 5 })),
};

export const CallingOffLate: Story = {
  args: {
    answers: (samples) => [
      ...departuresAnswers(samples),
      cancellationAnswer(samples, []),
      refuse(cancelDepartureCall, "conflict", { cancellation: sampleCancellation(samples) }),
    ],
  },
  play: acts(
    callOff,
    press("organizerDepartures:callOff.confirm"),
    see("organizerDepartures:callOff.changed"),
  ),
};

export const CallingOffInAnOutage: Story = {
  args: {
    answers: (samples) => [...departuresAnswers(samples), outage(departureCancellationCall)],
  },
  play: acts(callOff, see("request:problem.unreachable")),
};

export const OneDate: Story = {
  play: acts(press("organizerDepartures:add.open"), see("organizerDepartures:add.day")),
};

const series = acts(
  press("organizerDepartures:add.open", "organizerDepartures:add.series"),
  see("organizerDepartures:add.weekdays"),
);

export const Series: Story = { play: series };

export const SeriesInGerman: Story = { args: { locale: "de" }, play: series };

export const SeriesInChinese: Story = { args: { locale: "zh" }, play: series };

export const Added: Story = {
  args: {
    answers: (samples) => [
      ...departuresAnswers(samples),
      answer(addDeparturesCall, ({ body }) => ({
        added: [sampleDeparture(samples, 18, { start: body.days[0] ?? "" })],
        skipped: body.days.slice(1),
      })),
    ],
  },
  play: acts(series, pressOn("dialog [type=submit]"), seeElement("[data-state=guaranteed]")),
};
