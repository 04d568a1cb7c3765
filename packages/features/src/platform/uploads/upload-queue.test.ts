import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createUploadQueue } from "./upload-queue.ts";

const photo = (name: string, type = "image/jpeg", bytes = 10) =>
  new File(["x".repeat(bytes)], name, { type });

interface Sent {
  name: string;
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
  resolve: (answer: string) => void;
  reject: (error: unknown) => void;
}

/** A queue whose calls are answered by hand. */
function setting(most = 10) {
  const sent: Sent[] = [];
  const queue = createUploadQueue<string>({
    rule: { accept: ["image/jpeg"], maxBytes: 100 },
    most,
    send: (file, { signal, onProgress }) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      signal.addEventListener("abort", () => reject(signal.reason));
      sent.push({ name: file.name, signal, onProgress, resolve, reject });
      return promise;
    },
  });
  const states = () => queue.store.getState().map(({ file, state }) => [file.name, state]);
  const idOf = (name: string) =>
    queue.store.getState().find(({ file }) => file.name === name)?.id ?? "";
  return { queue, sent, states, idOf };
}

const soon = () => new Promise((resolve) => setImmediate(resolve));
const urls = { made: 0, revoked: 0 };

beforeEach(() => {
  urls.made = 0;
  urls.revoked = 0;
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => `blob:${(urls.made += 1)}`);
  vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {
    urls.revoked += 1;
  });
});
afterEach(() => vi.restoreAllMocks());

describe("an upload queue", () => {
  it("counts existing files and does not send them again", () => {
    const send = vi.fn();
    const queue = createUploadQueue<string>({
      rule: { accept: ["image/jpeg"], maxBytes: 100 },
      known: [{ name: "lake", size: 40, preview: "/lake.avif", answer: "answer lake" }],
      most: 1,
      send,
    });
    queue.add([photo("a")]);
    expect(queue.store.getState()).toMatchObject([
      { state: "done", size: 40, preview: "/lake.avif", answer: "answer lake" },
    ]);
    expect(send).not.toHaveBeenCalled();
  });

  it("sends two files at a time, in order", async () => {
    const { queue, sent, states } = setting();
    queue.add([photo("a"), photo("b"), photo("c")]);
    expect(states()).toEqual([
      ["a", "sending"],
      ["b", "sending"],
      ["c", "waiting"],
    ]);
    sent[1]?.resolve("answer b");
    await soon();
    expect(sent.map(({ name }) => name)).toEqual(["a", "b", "c"]);
    expect(queue.store.getState()[1]).toMatchObject({ state: "done", answer: "answer b" });
  });

  it("reports the progress of a file", () => {
    const { queue, sent } = setting();
    queue.add([photo("a")]);
    sent[0]?.onProgress(0.4);
    expect(queue.store.getState()[0]?.progress).toBe(0.4);
  });

  it("refuses files of a wrong type, too large or empty", () => {
    const { queue, sent } = setting();
    queue.add([
      photo("a", "image/gif"),
      photo("b", "image/jpeg", 101),
      photo("c", "image/jpeg", 0),
    ]);
    expect(sent).toEqual([]);
    const faults = queue.store.getState().map(({ fault }) => fault);
    expect(faults).toEqual(["fileType", "fileSize", "fileEmpty"]);
  });

  it("sends a failed file again without touching the others", async () => {
    const { queue, sent, states, idOf } = setting();
    queue.add([photo("a"), photo("b")]);
    sent[0]?.reject(new Error("offline"));
    await soon();
    expect(states()[0]).toEqual(["a", "failed"]);
    queue.retry(idOf("a"));
    sent[2]?.resolve("second try");
    await soon();
    expect(queue.store.getState()[0]).toMatchObject({ state: "done", error: null });
    expect(states()[1]).toEqual(["b", "sending"]);
  });

  it("aborts a removed file and sends the next one", async () => {
    const { queue, sent, states, idOf } = setting();
    queue.add([photo("a"), photo("b"), photo("c")]);
    queue.remove(idOf("a"));
    await soon();
    expect(sent[0]?.signal.aborted).toBe(true);
    expect(states()).toEqual([
      ["b", "sending"],
      ["c", "sending"],
    ]);
  });

  it("clears finished files and keeps failed ones", async () => {
    const { queue, sent, states } = setting();
    queue.add([photo("a"), photo("b"), photo("c", "image/gif")]);
    sent[0]?.resolve("answer a");
    sent[1]?.reject(new Error("offline"));
    await soon();
    queue.clearDone();
    expect(states()).toEqual([
      ["b", "failed"],
      ["c", "failed"],
    ]);
  });

  it("takes at most the allowed number of files and revokes their previews", () => {
    const { queue } = setting(2);
    queue.add([photo("a"), photo("b"), photo("c")]);
    expect(queue.store.getState()).toHaveLength(2);
    queue.clear();
    expect(queue.store.getState()).toEqual([]);
    expect(urls).toEqual({ made: 2, revoked: 2 });
  });
});
