import { afterEach, describe, expect, it, vi } from "vitest";
import type { Visitor } from "../limits/visitor.ts";
import { WorkQueue } from "./work-queue.ts";

const limits = { concurrency: 2, longest: 8, share: 5 };
const visitor = (network: string, signal = new AbortController().signal): Visitor => ({
  network,
  signal,
});
/** Until everything that can go on has gone on. */
const settled = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** A queue whose works end when the test says so. */
function openQueue() {
  const queue = new WorkQueue(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, asker: Visitor) => {
    const answer = queue.run(name, asker, () => {
      begun.push(name);
      return new Promise<Buffer>((resolve) => {
        ends.set(name, () => resolve(Buffer.from(name)));
      });
    });
    answer.catch(() => {});
    return answer;
  };
  const end = async (...names: string[]) => {
    for (const name of names) ends.get(name)?.();
    await settled();
  };
  return { ask, begun, end };
}

afterEach(() => {
  vi.useRealTimers();
});

describe("a queue of costly work", () => {
  it("serves visitors in turn", async () => {
    const { ask, begun, end } = openQueue();
    for (const name of ["a1", "a2", "a3", "a4", "a5"]) void ask(name, visitor("a"));
    await settled();
    void ask("b1", visitor("b"));
    expect(begun).toEqual(["a1", "a2"]);
    await end("a1");
    await end("a2");
    expect(begun).toEqual(["a1", "a2", "a3", "b1"]);
  });

  it("runs equal requests once", async () => {
    const { ask, begun, end } = openQueue();
    const answers = [ask("same", visitor("a")), ask("same", visitor("b"))];
    await settled();
    await end("same");
    expect(begun).toEqual(["same"]);
    expect((await Promise.all(answers)).map(String)).toEqual(["same", "same"]);
  });

  it("limits its length and the number of waiting requests per visitor", async () => {
    const { ask } = openQueue();
    const flood = Array.from({ length: 20 }, (_, index) => ask(`a${index}`, visitor("a")));
    const outcomes = Promise.allSettled(flood.slice(limits.share));
    for (const { reason } of (await outcomes) as PromiseRejectedResult[])
      expect(reason).toMatchObject({ code: "too_many_requests", retryAfter: expect.any(Number) });
    const others = ["b", "c", "d", "e", "f", "g"].map((name) => ask(name, visitor(name)));
    const last = await Promise.allSettled(others.slice(-1));
    expect(last).toMatchObject([
      { reason: { code: "unavailable", retryAfter: expect.any(Number) } },
    ]);
  });

  it("drops work whose visitors have left, unless others wait for it", async () => {
    const { ask, begun, end } = openQueue();
    for (const name of ["one", "two"]) void ask(name, visitor("b"));
    await settled();
    const leaving = new AbortController();
    const gone = ask("alone", visitor("a", leaving.signal));
    const shared = ask("shared", visitor("a", leaving.signal));
    const stays = ask("shared", visitor("c"));
    leaving.abort();
    await expect(gone).rejects.toMatchObject({ code: "unavailable" });
    await expect(shared).rejects.toMatchObject({ code: "unavailable" });
    await end("one", "two");
    expect(begun).toEqual(["one", "two", "shared"]);
    await end("shared");
    expect(String(await stays)).toBe("shared");
  });

  it("refuses a request that waited too long", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { ask, begun, end } = openQueue();
    for (const name of ["one", "two"]) void ask(name, visitor("a"));
    await settled();
    const late = ask("late", visitor("b"));
    vi.advanceTimersByTime(8000);
    await expect(late).rejects.toMatchObject({ code: "unavailable" });
    await end("one", "two");
    expect(begun).toEqual(["one", "two"]);
  });

  it("answers within 10 s, and keeps the finished work for the next request", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { ask, begun, end } = openQueue();
    const slow = ask("slow", visitor("a"));
    await settled();
    vi.advanceTimersByTime(9999);
    await expect(slow).rejects.toMatchObject({
      code: "unavailable",
      retryAfter: expect.any(Number),
    });
    const again = ask("slow", visitor("a"));
    await end("slow");
    expect(String(await again)).toBe("slow");
    expect(begun).toEqual(["slow"]);
  });

  it("continues after failures", async () => {
    const queue = new WorkQueue(limits);
    const failing = Array.from({ length: 4 }, (_, index) =>
      queue.run(`f${index}`, visitor("a"), () => Promise.reject(new Error("broken"))),
    );
    for (const one of await Promise.allSettled(failing)) expect(one.status).toBe("rejected");
    const answer = await queue.run("fine", visitor("a"), () => Promise.resolve(Buffer.from("1")));
    expect(String(answer)).toBe("1");
  });
});
