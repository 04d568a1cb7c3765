import { expect, test } from "vitest";
import { readDirectly } from "./direct-read.ts";

const endpoint = { name: "tours", method: "GET" } as const;
const request = { url: "http://api/spa/tours", headers: {}, timeout: 100 };
const answering = (status: number, text: string) => () => Promise.resolve({ status, text });

test("returns the answer", async () => {
  expect(await readDirectly(answering(200, `{"a":1}`), endpoint, request)).toEqual({
    answer: { a: 1 },
  });
});

test("throws the client's error with status for a refusal", async () => {
  const refused = readDirectly(answering(410, `{"code":"gone","message":""}`), endpoint, request);
  await expect(refused).rejects.toMatchObject({ kind: "http", status: 410 });
});

test.each([
  ["a writing call", answering(200, "{}"), { name: "x", method: "POST" } as const],
  ["a file", answering(200, "{}"), { ...endpoint, produces: "application/pdf" as const }],
  ["a lost connection", () => Promise.resolve(null), endpoint],
  ["an answer that is not JSON", answering(200, "<html>"), endpoint],
  ["a busy server", answering(503, "{}"), endpoint],
  ["too many calls", answering(429, "{}"), endpoint],
  ["a redirect", answering(302, "{}"), endpoint],
])("leaves %s to the usual transport", async (_, read, call) => {
  expect(await readDirectly(read, call, request)).toBeNull();
});

test("throws a timeout or aborted error", async () => {
  const slow = () => Promise.reject(Object.assign(new Error("slow"), { name: "TimeoutError" }));
  await expect(readDirectly(slow, endpoint, request)).rejects.toMatchObject({ kind: "timeout" });
  const signal = AbortSignal.abort();
  const aborted = () => Promise.reject(new Error("given up"));
  await expect(readDirectly(aborted, endpoint, { ...request, signal })).rejects.toMatchObject({
    kind: "aborted",
  });
});
