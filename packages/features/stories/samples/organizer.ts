import { chatUnreadCountCall } from "@tropa/api-contract/conversation/calls-chat";
import { answer } from "../harness/fake-answers.ts";
import type { FakeAnswer } from "../harness/fake-answers.ts";
import { chatAnswers } from "./chat.ts";
import { signedInAnswers } from "./person.ts";
import type { SampleSet } from "./sample-set.ts";

const organizerId = 12;

/** The session of somebody who works for an organizer. */
export const organizerAnswers = (samples: SampleSet): FakeAnswer[] => [
  ...signedInAnswers(samples, { organizer_id: organizerId }),
  answer(chatUnreadCountCall, { count: 2 }),
];

/** The chats of an organizer's travellers. */
export const organizerChatAnswers = (samples: SampleSet): FakeAnswer[] => [
  ...chatAnswers(samples, { chat: { own_side: "organizer" } }),
  ...organizerAnswers(samples),
];
