import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  answerTaskCall,
  saveAnswerTemplateCall,
  taskCall,
  tasksCall,
} from "@tropa/api-contract/staff/calls-tasks";
import {
  acts,
  call,
  press,
  pressOn,
  see,
  seeElement,
  seeText,
  write,
} from "../../../stories/harness/acts.ts";
import { answer, never, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { deskAnswers } from "../../../stories/samples/staff/staff.ts";
import { sampleTasks, taskAnswers } from "../../../stories/samples/staff/tasks.ts";

const meta = {
  title: "Staff/Tasks",
  component: StorefrontPage,
  args: { path: "/staff/tasks", isSignedIn: true, answers: (samples) => deskAnswers(samples) },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = { play: see("staffTasks:title.help_request") };
export const ListInGerman: Story = { args: { locale: "de" }, play: seeElement("a[data-task]") };
export const ListInChinese: Story = { args: { locale: "zh" }, play: seeElement("a[data-task]") };
/** J goes to the first row, X chooses it. */
export const ChosenByKeys: Story = {
  play: async () => {
    await seeElement("a[data-task]")();
    for (const code of ["KeyJ", "KeyX"])
      window.dispatchEvent(new KeyboardEvent("keydown", { code, bubbles: true }));
    await see("staffTasks:unchoose")();
    await press("staffTasks:close.title")();
    await see("staffTasks:close.reason")();
  },
};
/** A colleague was faster. */
export const TakenBefore: Story = {
  play: acts(press("staffTasks:take"), seeText("Boris Orlov")),
};
export const NoTasks: Story = {
  args: {
    answers: (samples) => [
      ...deskAnswers(samples),
      answer(tasksCall, { ...sampleTasks(samples), items: [] }),
    ],
  },
  play: see("staffTasks:empty"),
};
export const ListLoading: Story = {
  args: { answers: (samples) => [...deskAnswers(samples), never(tasksCall)] },
};
export const ListOutage: Story = {
  args: { answers: (samples) => [...deskAnswers(samples), outage(tasksCall)] },
  play: see("request:problem.unreachable"),
};
export const HelpRequest: Story = {
  args: { path: "/staff/tasks/31" },
  play: acts(press("staffTasks:contacts.show"), seeText("irina@example.org")),
};
export const HelpRequestInGerman: Story = {
  args: { path: "/staff/tasks/31", locale: "de" },
  play: see("staffTasks:answer.title"),
};
export const AnswerSent: Story = {
  args: { path: "/staff/tasks/31" },
  play: acts(
    press("staffTasks:answer.send"),
    see("staffTasks:answer.required"),
    write("answer", "Baikal is lovely in March"),
    press("staffTasks:answer.send"),
    call(answerTaskCall),
    see("staffTasks:answer.sent"),
  ),
};
export const OfferOfUnknownTour: Story = {
  args: {
    path: "/staff/tasks/31",
    answers: (samples) => [
      ...deskAnswers(samples),
      refuse(answerTaskCall, "validation", { validation: { tour_id: ["?"] } }),
    ],
  },
  play: acts(
    write("answer", "Baikal"),
    write("tour", "99"),
    press("staffTasks:answer.send"),
    see("staffTasks:answer.badTour"),
  ),
};
export const NothingToAnswerTo: Story = {
  args: {
    path: "/staff/tasks/31",
    answers: (samples) => [
      ...deskAnswers(samples),
      ...taskAnswers(samples, { channels: [], phone: "", email: "" }),
    ],
  },
  play: see("staffTasks:answer.none"),
};
export const ClosedRequest: Story = {
  args: {
    path: "/staff/tasks/31",
    answers: (samples) => [
      ...deskAnswers(samples),
      ...taskAnswers(samples, {
        state: "booked",
        booking_id: 500_004,
        closed_at: "2026-06-14T10:30:00.000Z",
        due_at: null,
        next_states: ["in_work"],
      }),
    ],
  },
  play: see("staffTasks:close.reopen"),
};
export const NoSuchTask: Story = {
  args: {
    path: "/staff/tasks/31",
    answers: (samples) => [...deskAnswers(samples), refuse(taskCall, "not_found")],
  },
  play: see("staffTasks:missing.text"),
};
export const Templates: Story = {
  args: { path: "/staff/tasks/templates" },
  play: see("staffTasks:template.new"),
};
/** Nothing is overwritten: the text stays in the form. */
export const TemplateSavedByOther: Story = {
  args: {
    path: "/staff/tasks/templates",
    answers: (samples) => [...deskAnswers(samples), refuse(saveAnswerTemplateCall, "conflict")],
  },
  play: acts(
    pressOn("button[aria-label$='First answer']"),
    write("name", "Another name"),
    press("staffTasks:template.save"),
    see("staffTasks:template.conflict"),
  ),
};
