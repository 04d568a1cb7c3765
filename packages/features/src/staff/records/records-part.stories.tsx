import { worldPartGroupsCall } from "@tropa/api-contract/discovery/calls-dictionaries";
import {
  organizerListCall,
  organizerViewCall,
} from "@tropa/api-contract/organizers/calls-organizers";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, see, seeElement } from "../../../stories/harness/acts.ts";
import { answer, never, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import type { FakeAnswer } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import {
  recordAnswers,
  recordId,
  sampleRecord,
} from "../../../stories/samples/organizers/records.ts";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";
import { deskAnswers } from "../../../stories/samples/staff/staff.ts";

const list = "/staff/organizers?view=records";
const fresh = `${list}&record=new`;

const withRecords =
  (...more: FakeAnswer[]) =>
  (samples: SampleSet) => [
    ...recordAnswers(samples, sampleRecord(samples)),
    ...deskAnswers(samples),
    ...more,
  ];

const meta = {
  title: "Staff/Records",
  component: StorefrontPage,
  args: { path: list, isSignedIn: true, answers: withRecords() },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = { play: seeElement(`a[href$='record=${recordId}']`) };

export const ListInGerman: Story = { args: { locale: "de" }, play: List.play };

export const ListInChinese: Story = { args: { locale: "zh" }, play: List.play };

export const ListLoading: Story = {
  args: { answers: withRecords(never(organizerListCall)) },
  play: seeElement("[aria-busy=true]"),
};

export const ListEmpty: Story = {
  args: {
    answers: withRecords(
      answer(organizerListCall, { items: [], total: 0, page: 1, pages: 0, per_page: 100 }),
    ),
  },
  play: see("staffDesk:records.empty"),
};

export const ListOutage: Story = {
  args: { answers: withRecords(outage(organizerListCall)) },
  play: see("account:unreachable.retry"),
};

/** Staff change a record as its organizer does. */
export const OneRecord: Story = {
  args: { path: `${list}&record=${recordId}` },
  play: see("organizerRecords:requisites.title"),
};

export const Gone: Story = {
  args: {
    path: `${list}&record=${recordId}`,
    answers: withRecords(refuse(organizerViewCall, "not_found")),
  },
  play: see("staffDesk:records.gone"),
};

export const RecordOutage: Story = {
  args: {
    path: `${list}&record=${recordId}`,
    answers: withRecords(outage(organizerViewCall)),
  },
  play: see("account:unreachable.retry"),
};

export const New: Story = { args: { path: fresh }, play: see("staffDesk:records.ownerHint") };

export const NewInGerman: Story = { args: { path: fresh, locale: "de" }, play: New.play };

export const NewInChinese: Story = { args: { path: fresh, locale: "zh" }, play: New.play };

export const NewLoading: Story = {
  args: { path: fresh, answers: withRecords(never(worldPartGroupsCall)) },
  play: seeElement("[aria-busy=true]"),
};

export const NewOutage: Story = {
  args: { path: fresh, answers: withRecords(outage(worldPartGroupsCall)) },
  play: see("account:unreachable.retry"),
};

/** Nothing is sent that lacks what a record cannot be without. */
export const NewLacking: Story = {
  args: { path: fresh },
  play: acts(
    press("staffDesk:records.make"),
    seeElement(`input[name="title"][aria-invalid="true"]`),
    seeElement(`#record-city[aria-invalid="true"]`),
  ),
};
