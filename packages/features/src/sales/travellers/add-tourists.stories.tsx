import { addTouristsCall } from "@tropa/api-contract/sales/calls-traveller-forms";
import { removeTravellerCall, touristsInfoCall } from "@tropa/api-contract/sales/calls-travellers";
import type { TouristsInfo } from "@tropa/api-contract/sales/tourist";
import { todayIn } from "@tropa/domain/time/local-date";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, call, press, see, seeElement, write } from "../../../stories/harness/acts.ts";
import { answer, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { sampleBooking, touristsUuid } from "../../../stories/samples/sales/booking.ts";
import { signedInAnswers } from "../../../stories/samples/people/person.ts";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";
import { sampleTraveller, sampleTravellers } from "../../../stories/samples/sales/travellers.ts";

const info = (samples: SampleSet, more: Partial<TouristsInfo> = {}) =>
  sampleTravellers(sampleBooking(samples, bookingStatuses.madePrepayment), more);

/** Somebody is filled in on this page, and may be taken out here. */
const filledHere = (samples: SampleSet) => {
  const filled = sampleTraveller(2, samples.texts.people[0], { removal_key: "key" });
  return [
    answer(touristsInfoCall, info(samples, { collects_passports: false })),
    answer(addTouristsCall, info(samples, { tourists: [filled] })),
  ];
};

const meta = {
  title: "Sales/Travellers",
  component: StorefrontPage,
  args: {
    path: `/order/${touristsUuid}/add-tourists`,
    answers: (samples) => [answer(touristsInfoCall, info(samples))],
  },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: see("travellers:fields.passport") };

export const German: Story = { args: { locale: "de" }, play: see("travellers:title") };

export const Chinese: Story = { args: { locale: "zh" }, play: see("travellers:title") };

/** Every field that is asked for says so, and the passport says when it goes. */
export const Empty: Story = {
  play: acts(press("travellers:save"), see("kit:validation.required")),
};

/** The API finds what the page could not: beside its field, and nothing typed is gone. */
export const Refused: Story = {
  args: {
    answers: (samples) => [
      answer(touristsInfoCall, info(samples, { collects_passports: false })),
      refuse(addTouristsCall, "validation", {
        validation: { "tourists.0.phone": ["+7 12 ?"] },
      }),
    ],
  },
  play: acts(
    write("last_name", "Ли"),
    write("birthday", "1990-05-17"),
    write("phone", "+79001112233"),
    press("travellers:save"),
    seeElement(`input[name="phone"][aria-invalid="true"]`),
  ),
};

export const Unreachable: Story = {
  args: {
    answers: (samples) => [
      answer(touristsInfoCall, info(samples, { collects_passports: false })),
      outage(addTouristsCall),
    ],
  },
  play: acts(
    write("last_name", "Ли"),
    write("birthday", "1990-05-17"),
    press("travellers:save"),
    see("request:problem.unreachable"),
  ),
};

export const All: Story = {
  args: {
    answers: (samples) => [
      answer(
        touristsInfoCall,
        info(samples, {
          free_seats: 0,
          tourists: samples.texts.people
            .slice(0, 2)
            .map((name, id) => sampleTraveller(id + 1, name)),
        }),
      ),
    ],
  },
  play: see("travellers:all"),
};

/** Two adults and a child of eight; one more traveller, or the first of them, can be an adult alone. */
const party = (samples: SampleSet, more: Partial<TouristsInfo> = {}) =>
  info(samples, {
    collects_passports: false,
    party: {
      adults: 2,
      children_ages: [8],
      open: [1, null].map((id) => ({ id, ages: [18], named: [18, 18] })),
    },
    ...more,
  });
const ofWhoBooked = (samples: SampleSet) => [
  ...signedInAnswers(samples),
  answer(touristsInfoCall, party(samples, { is_own: true })),
];
/** Seven years before the day of departure, in any year. */
const childsBirthday = `${Number(todayIn("UTC").slice(0, 4)) - 7}-01-01`;
const ofChild = acts(
  write("birthday", childsBirthday),
  press("travellers:save"),
  seeElement(`input[name="birthday"][aria-invalid="true"]`),
);

/** The party has no seat for that age: said beside the birthday, with who can change it. */
export const AnotherAge: Story = {
  args: { answers: (samples) => [answer(touristsInfoCall, party(samples))] },
  play: acts(ofChild, see("travellers:age.other")),
};

export const AnotherAgeInEnglish: Story = {
  ...AnotherAge,
  args: { ...AnotherAge.args, locale: "en" },
};

/** A birthday that costs the same as the child's, but is not the child's: said at once, and saved all the same. */
export const OtherAgeOfSamePrice: Story = {
  args: {
    answers: (samples) => [
      answer(
        touristsInfoCall,
        party(samples, {
          party: {
            adults: 1,
            children_ages: [8],
            open: [1, null].map((id) => ({ id, ages: [6, 7, 8], named: [8] })),
          },
        }),
      ),
      answer(addTouristsCall, info(samples)),
    ],
  },
  play: acts(
    write("last_name", "Ли"),
    write("birthday", childsBirthday),
    see("travellers:age.children", { count: 1, ages: 8 }),
    press("travellers:save"),
    call(addTouristsCall),
  ),
};

/** Whoever booked changes the party where the price is settled. */
export const AnotherAgeOfWhoBooked: Story = {
  args: {
    isSignedIn: true,
    answers: ofWhoBooked,
  },
  play: acts(ofChild, see("travellers:age.own"), seeElement(`main a[href*="/booking/"]`)),
};

/** Whoever booked fills themselves in by one press; what is typed stays. */
export const OwnDetails: Story = {
  args: {
    isSignedIn: true,
    answers: ofWhoBooked,
  },
  play: acts(
    write("last_name", "Ли"),
    press("travellers:ownDetails"),
    seeElement(`input[name="birthday"]:focus`),
    async () => {
      const valueOf = (name: string) =>
        document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? "";
      if (valueOf("last_name") !== "Ли") throw new Error("what was typed is gone");
      for (const name of ["phone", "email"])
        if (valueOf(name) === "") throw new Error(`${name} is not filled in`);
    },
  ),
};

/** The account knows no name: what it knows is filled in, and what is missing is said. */
export const OwnDetailsWithoutName: Story = {
  args: {
    isSignedIn: true,
    answers: (samples) => [
      ...signedInAnswers(samples, { first_name: "", last_name: "" }),
      answer(touristsInfoCall, party(samples, { is_own: true })),
    ],
  },
  play: acts(
    press("travellers:ownDetails"),
    see("travellers:ownNameMissing"),
    seeElement(`input[name="last_name"]:focus`),
  ),
};

/** Whoever has just filled somebody in by mistake takes them out again. */
export const Removed: Story = {
  args: {
    answers: (samples) => [
      ...filledHere(samples),
      answer(removeTravellerCall, info(samples, { free_seats: 2, tourists: [] })),
    ],
  },
  play: acts(
    write("last_name", "Ли"),
    write("birthday", "1990-05-17"),
    press("travellers:save", "travellers:remove.action"),
    see("travellers:remove.seat"),
    press("travellers:remove.confirm"),
    call(removeTravellerCall),
    see("travellers:remove.done"),
  ),
};

export const RemovalUnreachable: Story = {
  args: {
    answers: (samples) => [...filledHere(samples), outage(removeTravellerCall)],
  },
  play: acts(
    write("last_name", "Ли"),
    write("birthday", "1990-05-17"),
    press("travellers:save", "travellers:remove.action", "travellers:remove.confirm"),
    see("request:problem.unreachable"),
  ),
};

/** Who can change nothing any more is not told what they lack. */
export const Closed: Story = {
  args: {
    answers: (samples) => [
      answer(
        touristsInfoCall,
        info(samples, {
          is_open: false,
          tourists: [sampleTraveller(1, samples.texts.people[0], { missing: ["birthday"] })],
        }),
      ),
    ],
  },
  play: acts(see("travellers:closed"), seeElement("main:not(:has([class*='missing']))")),
};

export const WrongLink: Story = { args: { path: "/order/12/add-tourists" } };

export const Outage: Story = { args: { answers: () => [outage(touristsInfoCall)] } };
