import type { Endpoint, ReadBodyOf, WireAnswerOf } from "@tropa/api-contract/base/endpoint";
import { commonErrors, errorStatuses } from "@tropa/api-contract/base/errors";
import type { ErrorCode } from "@tropa/api-contract/base/errors";

/** A request: its query, including path parameters, and its parsed body. */
export interface FakeRequest<E = Endpoint> {
  query: Readonly<Record<string, string | string[]>>;
  body: ReadBodyOf<E>;
}

/** An answer as sent; null for one that never arrives. */
export type Reply = { status: number; body: unknown } | null;

/** An endpoint and how a story answers it. */
export interface FakeAnswer {
  endpoint: Endpoint;
  reply: (asked: FakeRequest) => Reply;
}

/** Answers a call. Throws if the answer does not match the contract, so that stories cannot differ from the API. */
export function answer<E extends Endpoint>(
  endpoint: E,
  given: WireAnswerOf<E> | ((asked: FakeRequest<E>) => WireAnswerOf<E>),
): FakeAnswer {
  return {
    endpoint,
    reply: (request) => {
      const isAsking = (value: unknown): value is (asked: FakeRequest<E>) => WireAnswerOf<E> =>
        typeof value === "function";
      const body = isAsking(given) ? given(request) : given;
      const { error } = endpoint.answer.safeParse(body);
      if (error) throw new Error(`${endpoint.name} never answers so: ${error.message}`);
      return { status: 200, body };
    },
  };
}

/** Optional data of an error answer: messages by field, similar tours. */
type ErrorData = Readonly<Record<string, unknown>>;

/** Refuses a call with an error code that its contract allows. */
export function refuse(endpoint: Endpoint, code: ErrorCode, data: ErrorData = {}): FakeAnswer {
  if (![...endpoint.errors, ...commonErrors].includes(code))
    throw new Error(`${endpoint.name} is never refused with ${code}`);
  return {
    endpoint,
    reply: () => ({ status: errorStatuses[code], body: { message: code, code, ...data } }),
  };
}

/** Answers with an outage. */
export const outage = (endpoint: Endpoint): FakeAnswer => refuse(endpoint, "unavailable");

/** Never answers, for loading states. */
export const never = (endpoint: Endpoint): FakeAnswer => ({ endpoint, reply: () => null });

/** Answers in one way first, and in another on the next try. */
export function answersInTurn(...answers: readonly FakeAnswer[]): FakeAnswer {
  const [first] = answers;
  if (!first) throw new Error("answersInTurn needs answers");
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

/** Answers depending on the request. */
export const answerByRequest = <E extends Endpoint>(
  endpoint: E,
  choose: (asked: FakeRequest<E>) => FakeAnswer,
): FakeAnswer => ({ endpoint, reply: (request) => choose(request).reply(request) });
