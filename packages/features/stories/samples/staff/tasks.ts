import type { WireAnswerOf } from "@tropa/api-contract/base/endpoint";
import {
  addTaskNoteCall,
  answerTemplatesCall,
  answerTaskCall,
  assignTasksCall,
  taskCall,
  taskContactsCall,
  tasksCall,
} from "@tropa/api-contract/staff/calls-tasks";
import { answer } from "../../harness/fake-answers.ts";
import type { FakeAnswer } from "../../harness/fake-answers.ts";
import type { SampleSet } from "../sample-set.ts";

export type TasksPage = WireAnswerOf<typeof tasksCall>;
export type SampleTask = WireAnswerOf<typeof taskCall>;

const hour = 3_600_000;
const staff = [
  { account_id: 7, name: "Vera Sokolova" },
  { account_id: 8, name: "Boris Orlov" },
];

/** Moments by the clock of the page: what is late is late whenever a story is looked at. */
const at = (hours: number): string => new Date(Date.now() + hours * hour).toISOString();

const row = (samples: SampleSet, more: Partial<TasksPage["items"][number]>) => ({
  id: 31,
  kind: "help_request" as const,
  subject_id: 100_031,
  state: "new" as const,
  owner: null,
  sender: samples.texts.people[0] ?? "",
  text: samples.texts.review,
  tour: { id: 12, title: "The ice of Baikal", slug: "ice-of-baikal-12" },
  created_at: at(-3),
  due_at: at(-1),
  closed_at: null,
  ...more,
});

export const sampleTasks = (samples: SampleSet): TasksPage => ({
  items: [
    row(samples, {}),
    row(samples, { id: 32, subject_id: 100_032, due_at: at(0.4), tour: null, sender: "" }),
    row(samples, {
      id: 33,
      kind: "complaint",
      subject_id: 4,
      state: "in_work",
      owner: staff[1] ?? null,
      due_at: at(20),
      sender: samples.texts.people[1] ?? "",
    }),
    row(samples, {
      id: 34,
      subject_id: 100_034,
      state: "offer_sent",
      owner: staff[0] ?? null,
      due_at: null,
      text: "",
    }),
  ],
  next: null,
  counts: { open: 4, mine: 1, free: 2, late: 1 },
  staff,
});

const sampleTask = (samples: SampleSet, more: Partial<SampleTask> = {}): SampleTask => ({
  ...row(samples, { state: "in_work", owner: staff[1] ?? null }),
  phone: "+7 ••• •••-••-67",
  email: "i•••••@example.org",
  locale: samples.locale,
  storefront: samples.variant.id,
  channels: ["email", "chat"],
  details: { dates: "12–19 July", adults: 2, children_ages: "4, 9", is_travel_by_train: true },
  booking_id: null,
  next_states: ["lost", "booked"],
  history: [
    {
      id: 3,
      at: at(-1),
      by: "Boris Orlov",
      kind: "note",
      owner: null,
      state: null,
      text: "Asked to call after six",
      channel: null,
    },
    {
      id: 2,
      at: at(-1.5),
      by: "Boris Orlov",
      kind: "answer",
      owner: null,
      state: "in_work",
      text: samples.texts.review,
      channel: "email",
    },
    {
      id: 1,
      at: at(-2),
      by: "Boris Orlov",
      kind: "owner",
      owner: "Boris Orlov",
      state: null,
      text: "",
      channel: null,
    },
  ],
  staff,
  ...more,
});

const sampleTemplates = (samples: SampleSet): WireAnswerOf<typeof answerTemplatesCall> => ({
  items: [
    {
      id: 1,
      version: 3,
      kind: "help_request",
      name: "First answer",
      texts: { en: "Hello {name}, about {number}", [samples.locale]: "{name}, {number}: {tour}" },
      changed: { at: "2026-06-14T10:30:00.000Z", by: "Vera Sokolova" },
    },
  ],
});

export const taskAnswers = (samples: SampleSet, more: Partial<SampleTask> = {}): FakeAnswer[] => [
  answer(tasksCall, sampleTasks(samples)),
  answer(taskCall, sampleTask(samples, more)),
  answer(taskContactsCall, { phone: "+79031234567", email: "irina@example.org" }),
  answer(assignTasksCall, { items: [{ id: 31, is_done: false, owner: staff[1] ?? null }] }),
  answer(answerTaskCall, sampleTask(samples, { state: "in_work", ...more })),
  answer(addTaskNoteCall, {
    ...(sampleTask(samples).history[0] as SampleTask["history"][number]),
    id: 9,
  }),
  answer(answerTemplatesCall, sampleTemplates(samples)),
];
