import type { Endpoint } from "@tropa/api-contract/base/endpoint";
import { calls } from "@tropa/api-contract/calls";
import type { FakeAnswer, Reply } from "./fake-answers.ts";

let answers: readonly FakeAnswer[] = [];
let complaints: string[] = [];
const made = new Set<Endpoint>();
const told: string[] = [];
let open = 0;

/** Answers of the current story; the last one for an endpoint wins. */
export function answerWith(given: readonly FakeAnswer[]): void {
  answers = given.toReversed();
  complaints = [];
  told.length = 0;
  made.clear();
  open = 0;
}

/** Requests without an answer, or that violate the contract. */
export const storyComplaints = (): readonly string[] => complaints;

/** Records a text that the story itself supplies: its address and what is typed. */
export const noteStoryText = (text: string): void => void told.push(text);

/** Everything the API and the story have supplied, as text. */
export const suppliedText = (): string => told.join("\n");

/** Whether the story has made a call, whatever its outcome. */
export const wasMade = (endpoint: Endpoint): boolean => made.has(endpoint);

/** Number of pending calls, without those that never get an answer. */
export const openCalls = (): number => open;

/** Path parameters by name; null if the path is not the endpoint's. */
function pathParts({ path }: Endpoint, pathname: string): Record<string, string> | null {
  const [asked, named] = [pathname.split("/"), path.split("/")];
  if (asked.length !== named.length) return null;
  const parts: Record<string, string> = {};
  for (const [index, name] of named.entries()) {
    const value = asked[index] ?? "";
    if (name.startsWith("{")) parts[name.slice(1, -1)] = decodeURIComponent(value);
    else if (name !== value) return null;
  }
  return parts;
}

/** Repeated parameters become a list. */
function queryOf(params: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(params.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = params.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? "")];
    }),
  );
}

async function bodyOf(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (!endpoint.body || endpoint.upload) return undefined;
  const text = await request.text();
  const { data, error } = endpoint.body.safeParse(text === "" ? {} : JSON.parse(text));
  if (error) throw new Error(`${endpoint.name} is never asked so: ${error.message}`);
  return data;
}

async function replyTo(endpoint: Endpoint, request: Request, url: URL): Promise<Reply> {
  const found = answers.find((one) => one.endpoint === endpoint);
  if (!found) throw new Error(`${endpoint.name} has no answer in this story`);
  const query = { ...queryOf(url.searchParams), ...pathParts(endpoint, url.pathname) };
  const { error } = endpoint.query.safeParse(query);
  if (error) throw new Error(`${endpoint.name} is never asked so: ${error.message}`);
  return found.reply({ query, body: await bodyOf(endpoint, request) });
}

const givenUp = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const giveUp = () => reject(new DOMException("given up", "AbortError"));
    if (signal.aborted) giveUp();
    signal.addEventListener("abort", giveUp, { once: true });
  });

async function answered(endpoint: Endpoint, request: Request, url: URL): Promise<Response> {
  open += 1;
  made.add(endpoint);
  try {
    const reply = await replyTo(endpoint, request, url);
    if (reply) {
      told.push(JSON.stringify(reply.body));
      return Response.json(reply.body, { status: reply.status });
    }
  } catch (error) {
    const complaint = error instanceof Error ? error.message : String(error);
    complaints.push(complaint);
    console.error(complaint);
    return Response.json({ message: complaint, code: "bad_request" }, { status: 400 });
  } finally {
    open -= 1;
  }
  return givenUp(request.signal);
}

const fetchForReal = globalThis.fetch.bind(globalThis);

/** Intercepts fetch: the story answers calls of the contract, all others go to the network. */
const storyFetch: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const url = new URL(request.url);
  const endpoint = calls.find(
    (call) => call.method === request.method && pathParts(call, url.pathname) !== null,
  );
  return endpoint && url.origin === location.origin
    ? answered(endpoint, request, url)
    : fetchForReal(input, init);
};

export function installFakeApi(): void {
  globalThis.fetch = storyFetch;
}
