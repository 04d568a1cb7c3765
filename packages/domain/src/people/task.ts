/**
 * Work of staff on something that came in from outside. Each kind has its states and the hours within
 * which its sender is promised an answer.
 */
export const taskKinds = ["help_request", "complaint"] as const;
export type TaskKind = (typeof taskKinds)[number];

export const taskStates = ["new", "in_work", "offer_sent", "booked", "lost", "answered"] as const;
export type TaskState = (typeof taskStates)[number];

/** Hours from the arrival to the promised answer. */
export const promisedHours: Readonly<Record<TaskKind, number>> = {
  help_request: 2,
  complaint: 24,
};

/** States to which staff may set a task; sending an answer sets `offer_sent` and `answered` itself. */
const nextStates: Readonly<Record<TaskKind, Partial<Record<TaskState, readonly TaskState[]>>>> = {
  help_request: {
    new: ["lost", "booked"],
    in_work: ["lost", "booked"],
    offer_sent: ["lost", "booked"],
    lost: ["in_work"],
    booked: ["in_work"],
  },
  complaint: {
    new: ["answered"],
    in_work: ["answered"],
    answered: ["in_work"],
  },
};

export const nextTaskStates = (kind: TaskKind, state: TaskState): readonly TaskState[] =>
  nextStates[kind][state] ?? [];

/** States in which nothing is left to do. */
export const closedTaskStates = ["booked", "lost", "answered"] as const satisfies TaskState[];
export const isTaskClosed = (state: TaskState): boolean =>
  closedTaskStates.some((closed) => closed === state);

/** Placeholders of a template of answers. */
export const templateFields = ["name", "tour", "number"] as const;
