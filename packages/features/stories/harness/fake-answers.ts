import type { Endpoint, ReadBodyOf, WireAnswerOf } from "@tropa/api-contract/base/endpoint";
import { commonErrors, errorStatuses } from "@tropa/api-contract/base/errors";
import type { ErrorCode } from "@tropa/api-contract/base/errors";

/** What was asked: the query with the parts of the path in it, and the body as the contract reads it. */
export interface Asked<E = Endpoint> {
  query: Readonly<Record<string, string | string[]>>;
  body: ReadBodyOf<E>;
}

/** An answer as it travels; null is one that never comes. */
export type Reply = { status: number; body: unknown } | null;

/** A call of the contract and how a story answers it. */
export interface FakeAnswer {
  endpoint: Endpoint;
  reply: (asked: Asked) => Reply;
}

/** Answers a call; an answer that the contract does not know is an error, so that no story can lie. */
export function answer<E extends Endpoint>(
  endpoint: E,
  given: WireAnswerOf<E> | ((asked: Asked<E>) => WireAnswerOf<E>),
): FakeAnswer {
  return {
    endpoint,
    reply: (request) => {
      const isAsking = (value: unknown): value is (asked: Asked<E>) => WireAnswerOf<E> =>
        typeof value === "function";
      const body = isAsking(given) ? given(request) : given;
      const { error } = endpoint.answer.safeParse(body);
      if (error) throw new Error(`${endpoint.name} never answers so: ${error.message}`);
      return { status: 200, body };
    },
  };
}

/** Beside its code, what an error answer may carry: messages by field, similar tours. */
type ErrorData = Readonly<Record<string, unknown>>;

/** Refuses a call with one of the codes that the contract allows it. */
export function refuse(endpoint: Endpoint, code: ErrorCode, data: ErrorData = {}): FakeAnswer {
  if (![...endpoint.errors, ...commonErrors].includes(code))
    throw new Error(`${endpoint.name} is never refused with ${code}`);
  return {
    endpoint,
    reply: () => ({ status: errorStatuses[code], body: { message: code, code, ...data } }),
  };
}

/** The API is there and cannot answer. */
export const outage = (endpoint: Endpoint): FakeAnswer => refuse(endpoint, "unavailable");

/** The answer is on its way for as long as the story is shown. */
export const never = (endpoint: Endpoint): FakeAnswer => ({ endpoint, reply: () => null });

/** First one way, then another: what fails comes with the next try. */
export function inTurn(...answers: readonly FakeAnswer[]): FakeAnswer {
  const [first] = answers;
  if (!first) throw new Error("inTurn needs answers");
  let requests = 0;
  return {
    endpoint: first.endpoint,
    reply: (call) => {
      const last = answers[Math.min(requests, answers.length - 1)] ?? first;
      requests += 1;
      return last.reply(call);
    },
  };
}

/** Answered by what is asked: one filter comes, another does not. */
export const depending = <E extends Endpoint>(
  endpoint: E,
  choose: (asked: Asked<E>) => FakeAnswer,
): FakeAnswer => ({ endpoint, reply: (request) => choose(request).reply(request) });
