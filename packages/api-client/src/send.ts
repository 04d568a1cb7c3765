/** What a server refuses a request with. */
export class Refusal extends Error {
  readonly response: Response;
  /** Its body as JSON; undefined where it is none. */
  readonly data: unknown;

  constructor(response: Response, data: unknown) {
    super(`http ${response.status}`);
    this.name = "Refusal";
    this.response = response;
    this.data = data;
  }
}

/** The server was too slow. */
export class Overdue extends Error {
  override readonly name = "Overdue";
}

export interface Sending {
  url: string;
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: BodyInit;
  /** Milliseconds for one attempt, its answer read to the end. */
  timeout: number;
  signal?: AbortSignal | undefined;
  fetch?: typeof globalThis.fetch | undefined;
  /** Whether a reading request is worth another try after this refusal. */
  isWorthRepeating?: (refusal: Refusal) => boolean;
}

/** Answers that say "later" (docs/product/calls.md#every-call). */
const laterStatuses = [408, 409, 425, 429, 500, 502, 503, 504];
/** A page that waits longer than this for a busy server is better off showing that it is busy. */
const longestWaitMs = 5000;
/** The longest until another try where the server names no time; not all at once. */
const backOffMs = 300;

/**
 * Sends a request and answers what is read of its answer. A GET is sent once more where the server says "later" or is
 * not there. Throws a `Refusal`, `Overdue`, the signal's reason, or a TypeError where there is no connection.
 */
export async function send<T>(
  sending: Sending,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  try {
    return await attempt(sending, read);
  } catch (error) {
    const wait = sending.method === "GET" ? waitAfter(error, sending) : null;
    if (wait === null) throw error;
    await pause(wait, sending.signal);
    return attempt(sending, read);
  }
}

async function attempt<T>(
  { url, method, headers, body, timeout, signal, fetch = globalThis.fetch }: Sending,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const limit = AbortSignal.timeout(timeout);
  const signals = signal ? AbortSignal.any([signal, limit]) : limit;
  try {
    const response = await fetch(url, {
      method,
      headers,
      signal: signals,
      ...(body !== undefined && { body }),
    });
    if (response.ok) return await read(response);
    throw new Refusal(response, await response.json().catch(() => undefined));
  } catch (error) {
    if (limit.aborted && !signal?.aborted) throw new Overdue(url, { cause: error });
    throw error;
  }
}

/** Milliseconds until another try; null where there is none. */
function waitAfter(error: unknown, { signal, isWorthRepeating }: Sending): number | null {
  if (signal?.aborted) return null;
  if (error instanceof TypeError) return Math.random() * backOffMs;
  if (!(error instanceof Refusal) || !laterStatuses.includes(error.response.status)) return null;
  if (isWorthRepeating?.(error) === false) return null;
  const named = retryAfterMs(error.response.headers.get("retry-after"));
  return named === null ? Math.random() * backOffMs : Math.min(named, longestWaitMs);
}

/** Seconds or a date, as milliseconds from now; null where it is neither. */
function retryAfterMs(text: string | null): number | null {
  if (text === null || text === "") return null;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", end);
      resolve();
    }, ms);
    signal?.addEventListener("abort", end, { once: true });
  });
}
