import { meetDataCall } from "@tropa/api-contract/organizers/calls-meetings";
import {
  organizerListCall,
  organizerViewCall,
} from "@tropa/api-contract/organizers/calls-organizers";
import { organizerUpdateCall } from "@tropa/api-contract/organizers/calls-organizer-forms";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, pressOn, see, seeElement, write } from "../../../stories/harness/acts.ts";
import {
  answer,
  answersInTurn,
  never,
  outage,
  refuse,
} from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { sampleContract } from "../../../stories/samples/organizers/meeting.ts";
import {
  newRecord,
  recordAnswers,
  recordId,
  sampleRecord,
} from "../../../stories/samples/organizers/records.ts";

const meta = {
  title: "Organizers/Records",
  component: StorefrontPage,
  args: {
    path: `/organizer/records/${recordId}`,
    isSignedIn: true,
    answers: (samples) => recordAnswers(samples, sampleRecord(samples)),
  },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  args: { path: "/organizer/records" },
  play: seeElement(`a[href$='/organizer/records/${recordId}']`),
};

export const ListOutage: Story = {
  args: {
    path: "/organizer/records",
    answers: (samples) => [
      ...recordAnswers(samples, sampleRecord(samples)),
      outage(organizerListCall),
    ],
  },
  play: see("account:unreachable.retry"),
};

export const Default: Story = { play: see("organizerRecords:contracts.title") };

export const German: Story = {
  args: { locale: "de" },
  play: see("organizerRecords:requisites.title"),
};

export const Chinese: Story = {
  args: { locale: "zh" },
  play: see("organizerRecords:requisites.title"),
};

/** Who has just joined is told what publishing asks for. */
export const Lacking: Story = {
  args: { answers: (samples) => recordAnswers(samples, newRecord(samples)) },
  play: see("organizerRecords:publishing.lacks"),
};

export const Loading: Story = {
  args: {
    answers: (samples) => [
      ...recordAnswers(samples, sampleRecord(samples)),
      never(organizerViewCall),
    ],
  },
  play: seeElement("[aria-busy=true]"),
};

/** A slip in a number is found before it is sent. */
export const WrongNumber: Story = {
  play: acts(
    write("requisites-tax_id", "500100732258"),
    press("organizerRecords:save"),
    seeElement(`input[name="requisites-tax_id"][aria-invalid="true"]`),
  ),
};

export const Refused: Story = {
  args: {
    answers: (samples) => [
      ...recordAnswers(samples, sampleRecord(samples)),
      refuse(organizerUpdateCall, "validation", {
        validation: { "requisites.kpp": ["…"], title: ["…"] },
      }),
    ],
  },
  play: acts(
    write("title", "?"),
    press("organizerRecords:save"),
    seeElement(`input[name="title"][aria-invalid="true"]`),
  ),
};

/** Somebody else has changed the name and the e-mail meanwhile; the name was changed here, too. */
export const Conflict: Story = {
  args: {
    answers: (samples) => [
      ...recordAnswers(samples, sampleRecord(samples)),
      answersInTurn(
        answer(organizerViewCall, sampleRecord(samples)),
        answer(
          organizerViewCall,
          sampleRecord(samples, { title: "Northern wind", email: "new@example.org", version: 4 }),
        ),
      ),
      refuse(organizerUpdateCall, "conflict"),
    ],
  },
  play: acts(
    write("title", "Southern wind"),
    press("organizerRecords:save"),
    see("conflict:title"),
    seeElement(`input[name="email"][value="new@example.org"]`),
  ),
};

/** The other's version is taken, and saved with the version that was seen. */
export const Chosen: Story = {
  args: {
    answers: (samples) => [
      ...(Conflict.args?.answers?.(samples) ?? []),
      answersInTurn(
        refuse(organizerUpdateCall, "conflict"),
        answer(organizerUpdateCall, ({ body }) =>
          sampleRecord(samples, { version: body.version + 1 }),
        ),
      ),
    ],
  },
  play: acts(
    write("title", "Southern wind"),
    press("organizerRecords:save"),
    see("conflict:title"),
    pressOn(`[aria-labelledby="conflict"] input[value="others"]`),
    press("conflict:apply"),
    seeElement(`input[name="title"][value="Northern wind"]`),
    press("organizerRecords:save"),
    see("organizerRecords:saved"),
  ),
};

/** The meeting data of a contract, by its number. */
export const Contract: Story = {
  args: {
    path: `/organizer/records/${recordId}/contracts/8`,
    answers: (samples) => [
      ...recordAnswers(samples, sampleRecord(samples)),
      answer(meetDataCall, { data: sampleContract(samples) }),
    ],
  },
  play: see("meeting:files.title"),
};

/** Of somebody else it is as if it were not there. */
export const NotOwn: Story = {
  args: {
    answers: (samples) => [
      ...recordAnswers(samples, sampleRecord(samples)),
      refuse(organizerViewCall, "forbidden"),
    ],
  },
  play: see("organizerDesk:notFound.text"),
};

export const ListInGerman: Story = {
  args: { path: "/organizer/records", locale: "de" },
  play: see("organizerRecords:another.write"),
};

export const ListInChinese: Story = {
  args: { path: "/organizer/records", locale: "zh" },
  play: see("organizerRecords:another.write"),
};

export const ListLoading: Story = {
  args: {
    path: "/organizer/records",
    answers: (samples) => [
      ...recordAnswers(samples, sampleRecord(samples)),
      never(organizerListCall),
    ],
  },
  play: seeElement("[aria-busy=true]"),
};

export const Outage: Story = {
  args: {
    answers: (samples) => [
      ...recordAnswers(samples, sampleRecord(samples)),
      outage(organizerViewCall),
    ],
  },
  play: see("account:unreachable.retry"),
};
