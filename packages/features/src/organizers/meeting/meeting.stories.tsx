import { meetDataCall, meetDeleteFileCall } from "@tropa/api-contract/organizers/calls-meetings";
import { meetSaveCall } from "@tropa/api-contract/organizers/calls-meeting-form";
import type { MeetingContract } from "@tropa/api-contract/organizers/calls-meetings";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  acts,
  call,
  press,
  pressOn,
  see,
  seeElement,
  write,
} from "../../../stories/harness/acts.ts";
import {
  answer,
  answersInTurn,
  never,
  outage,
  refuse,
} from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import {
  emptyContract,
  meetingKey,
  sampleContract,
} from "../../../stories/samples/organizers/meeting.ts";
import {
  recordAnswers,
  recordId,
  sampleRecord,
} from "../../../stories/samples/organizers/records.ts";
import { pick } from "../../../stories/samples/sample-set.ts";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";

const read = (contract: MeetingContract) => answer(meetDataCall, { data: contract });

/** Somebody else has written of the place and of the time, and has taken a file away. */
const changed = (samples: SampleSet): MeetingContract => {
  const before = sampleContract(samples);
  return {
    ...before,
    organizer_meet_data: {
      ...before.organizer_meet_data,
      meeting_place: pick(samples.texts.cities, 2),
      meeting_time: "10:15",
    },
    files: before.files.slice(0, 1),
    saved_at: "2026-08-02T09:00:00.000Z",
  };
};

const meta = {
  title: "Organizers/Meeting data",
  component: StorefrontPage,
  args: {
    path: `/meet?key=${meetingKey}`,
    answers: (samples) => [read(sampleContract(samples))],
  },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: see("meeting:files.add") };

export const Empty: Story = {
  args: { answers: (samples) => [read(emptyContract(samples))] },
  play: see("meeting:neverSaved"),
};

export const German: Story = { args: { locale: "de" }, play: see("meeting:tours.title") };

export const Chinese: Story = { args: { locale: "zh" }, play: see("meeting:tours.title") };

/** What is wrong is said beside its field, before anything is sent. */
export const Faults: Story = {
  play: acts(
    write("spot", "somewhere"),
    write("contact_phone", "+7 12"),
    press("meeting:save"),
    seeElement(`input[name="spot"][aria-invalid="true"]`),
    seeElement(`input[name="contact_phone"][aria-invalid="true"]`),
  ),
};

/** The API finds what the page could not. */
export const Refused: Story = {
  args: {
    answers: (samples) => [
      read(sampleContract(samples)),
      refuse(meetSaveCall, "validation", {
        validation: { "organizer_meet_data.tours.0.meeting_place": ["…"] },
      }),
    ],
  },
  play: acts(press("meeting:save"), seeElement(`[name="tour-2-meeting_place"][aria-invalid]`)),
};

export const Unreachable: Story = {
  args: {
    answers: (samples) => [read(sampleContract(samples)), outage(meetSaveCall)],
  },
  play: acts(press("meeting:save"), see("request:problem.unreachable")),
};

export const Saved: Story = {
  args: {
    answers: (samples) => [
      read(sampleContract(samples)),
      answer(meetSaveCall, ({ body }) => ({
        data: sampleContract(samples, {
          organizer_meet_data: body.organizer_meet_data,
          saved_at: "2026-08-02T09:00:00.000Z",
        }),
      })),
    ],
  },
  play: acts(write("notes", "…"), press("meeting:save"), see("meeting:saved")),
};

/** Both have written of the place: two versions side by side. The time, which only the other changed, is taken. */
export const Conflict: Story = {
  args: {
    answers: (samples) => [
      answersInTurn(read(sampleContract(samples)), read(changed(samples))),
      refuse(meetSaveCall, "conflict"),
    ],
  },
  play: acts(
    write("meeting_place", "Pier 3"),
    press("meeting:save"),
    see("conflict:title"),
    seeElement(`input[name="meeting_time"][value="10:15"]`),
  ),
};

/** One's own version is chosen, and can be saved. */
export const Chosen: Story = {
  args: Conflict.args,
  play: acts(
    write("meeting_place", "Pier 3"),
    press("meeting:save"),
    see("conflict:title"),
    pressOn(`[aria-labelledby="conflict"] input[value="own"]`),
    press("conflict:apply"),
    seeElement(`input[name="meeting_place"][value="Pier 3"]`),
  ),
};

/** A file is put in another place and another one is about to go. */
export const Files: Story = {
  args: {
    answers: (samples) => [
      read(sampleContract(samples)),
      answer(meetDeleteFileCall, { success: true }),
    ],
  },
  play: acts(press("meeting:files.up"), press("meeting:files.remove"), see("meeting:files.keep")),
};

export const OnAMap: Story = {
  play: acts(press("meeting:map.open"), see("meeting:map.take"), call(meetDataCall)),
};

export const WrongKey: Story = {
  args: { answers: () => [refuse(meetDataCall, "not_found")] },
  play: see("meeting:closed.title"),
};

export const Outage: Story = { args: { answers: () => [outage(meetDataCall)] } };

/** The server renders the page of a key whole; at the desk its contract is awaited. */
export const LoadingAtTheDesk: Story = {
  args: {
    path: `/organizer/records/${recordId}/contracts/8`,
    isSignedIn: true,
    answers: (samples) => [...recordAnswers(samples, sampleRecord(samples)), never(meetDataCall)],
  },
  play: seeElement("[aria-busy=true]"),
};
