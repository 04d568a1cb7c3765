/** A SIP message over a websocket (RFC 7118), one per frame. */
export type SipMessage =
  | { kind: "request"; method: string; uri: string; headers: SipHeaders; body: string }
  | { kind: "response"; status: number };
export type SipRequest = Extract<SipMessage, { kind: "request" }>;

/** By lower-case name; a header may occur more than once. */
type SipHeaders = ReadonlyMap<string, readonly string[]>;

const mostHeaders = 64;
const shortNames: Readonly<Record<string, string>> = {
  c: "content-type",
  f: "from",
  i: "call-id",
  k: "supported",
  l: "content-length",
  m: "contact",
  t: "to",
  v: "via",
};
/** What an answer repeats. */
const needed = ["via", "from", "to", "call-id", "cseq"];

const requestLine = /^([A-Z]{1,32}) (sips?:[^\s<>]{1,1000}) SIP\/2\.0$/;
const statusLine = /^SIP\/2\.0 ([1-6]\d\d)(?: .*)?$/;
const headerLine = /^([\w.!%*+`'~-]{1,64})[ \t]*:[ \t]*(.*)$/;
/** In a value they would end its line, or the answer that repeats it. */
// oxlint-disable-next-line no-control-regex
const control = /[\0-\b\n-\u001f\u007f]/;

/** Parses a SIP message; null if it is invalid or a request that cannot be answered. */
export function parseSip(text: string): SipMessage | null {
  const end = text.indexOf("\r\n\r\n");
  if (end < 0) return null;
  const [first = "", ...lines] = text.slice(0, end).split("\r\n");
  const status = statusLine.exec(first)?.[1];
  if (status !== undefined) return { kind: "response", status: Number(status) };
  const [, method, uri] = requestLine.exec(first) ?? [];
  const headers = headersOf(lines);
  if (method === undefined || uri === undefined || headers === null) return null;
  if (needed.some((name) => !headers.has(name))) return null;
  const [, ofMethod] = /^\d{1,10} +([A-Z]+)$/.exec(headers.get("cseq")?.[0] ?? "") ?? [];
  if (ofMethod !== method) return null;
  return { kind: "request", method, uri, headers, body: text.slice(end + 4) };
}

function headersOf(lines: readonly string[]): SipHeaders | null {
  const headers = new Map<string, string[]>();
  let last: string[] | null = null;
  let count = 0;
  for (const line of lines) {
    count += 1;
    if (count > mostHeaders || control.test(line)) return null;
    // A line that begins with a space continues the previous one.
    if (/^[ \t]/.test(line)) {
      if (last === null) return null;
      last.push(`${last.pop() ?? ""} ${line.trim()}`);
      continue;
    }
    const [, given = "", value = ""] = headerLine.exec(line) ?? [];
    const name = shortNames[given.toLowerCase()] ?? given.toLowerCase();
    if (name === "") return null;
    last = headers.get(name) ?? [];
    last.push(value.trim());
    headers.set(name, last);
  }
  return headers;
}

/** The first value of a header; empty where it is absent. */
export const headerOf = ({ headers }: Pick<SipRequest, "headers">, name: string): string =>
  headers.get(name)?.[0] ?? "";

/** What is between the angle brackets, or before the first parameter. */
export const uriIn = (address: string): string =>
  /<([^<>]*)>/.exec(address)?.[1] ?? address.split(";", 1)[0]?.trim() ?? "";

const reasons = {
  100: "Trying",
  180: "Ringing",
  200: "OK",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  481: "Call/Transaction Does Not Exist",
  486: "Busy Here",
  487: "Request Terminated",
  488: "Not Acceptable Here",
  500: "Server Internal Error",
} as const;
export type SipStatus = keyof typeof reasons;

interface AnswerParts {
  /** Our name of the dialogue; absent from what is no more than a sign of life. */
  tag?: string;
  headers?: readonly (readonly [string, string])[];
  /** A description of a session. */
  body?: string;
}

/** The answer to a request. */
export function sipAnswer(
  request: SipRequest,
  status: SipStatus,
  { tag, headers = [], body = "" }: AnswerParts = {},
): string {
  const to = headerOf(request, "to");
  const isTagged = tag === undefined || /;\s*tag=/i.test(to);
  return written(`SIP/2.0 ${status} ${reasons[status]}`, body, [
    ...(request.headers.get("via") ?? []).map((via) => ["Via", via] as const),
    ["From", headerOf(request, "from")],
    ["To", isTagged ? to : `${to};tag=${tag}`],
    ["Call-ID", headerOf(request, "call-id")],
    ["CSeq", headerOf(request, "cseq")],
    ...headers,
  ]);
}

/** The BYE request that ends the call of an INVITE from the callee's side. */
export function sipBye(invite: SipRequest, { tag, branch }: { tag: string; branch: string }) {
  return written(`BYE ${uriIn(headerOf(invite, "contact"))} SIP/2.0`, "", [
    ["Via", `SIP/2.0/WS sandbox.invalid;branch=z9hG4bK${branch}`],
    ["Max-Forwards", "70"],
    ["From", `${headerOf(invite, "to")};tag=${tag}`],
    ["To", headerOf(invite, "from")],
    ["Call-ID", headerOf(invite, "call-id")],
    ["CSeq", "1 BYE"],
  ]);
}

function written(
  first: string,
  body: string,
  headers: readonly (readonly [string, string])[],
): string {
  const lines = [
    first,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body === "" ? [] : ["Content-Type: application/sdp"]),
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return `${lines.join("\r\n")}\r\n\r\n${body}`;
}
