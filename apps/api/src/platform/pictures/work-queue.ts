import { ApiError } from "../errors/api-error.ts";
import type { Visitor } from "../limits/visitor.ts";

export interface QueueLimits {
  /** Tasks run at the same time. */
  concurrency: number;
  /** Most waiting tasks, in total and per visitor. */
  longest: number;
  share: number;
}

/** Longest wait for a task to start, ms; shorter than the time-outs of browsers and balancers. */
const patienceMs = 8000;
/** Longest wait for a result, ms. A started task goes on, so that a retry finds it done. */
const longestWaitMs = 9000;
/** `Retry-After`, seconds. */
const retryAfter = 3;

interface Work {
  name: string;
  network: string;
  run: () => Promise<Buffer>;
  /** Number of requests that wait for it, from any network. */
  waiting: number;
  isRunning: boolean;
  done: PromiseWithResolvers<Buffer>;
  patience: NodeJS.Timeout;
}

/**
 * Runs costly tasks, a few at a time. Networks take turns, so that one with many requests delays only itself. Equal tasks
 * run once, and tasks that nobody waits for any more are dropped.
 */
export class WorkQueue {
  readonly #limits: QueueLimits;
  readonly #works = new Map<string, Work>();
  /** Waiting tasks by network; the first network in the map is next. */
  readonly #lines = new Map<string, Work[]>();
  #waiting = 0;
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /**
   * Runs a task by name, or joins one that is under way. Throws `too_many_requests` beyond a visitor's share, and
   * `unavailable` if too many tasks wait, or for too long.
   */
  async run(name: string, { network, signal }: Visitor, run: Work["run"]): Promise<Buffer> {
    const work = this.#works.get(name) ?? this.#add(name, network, run);
    work.waiting += 1;
    const left = Promise.withResolvers<never>();
    const leave = () => {
      work.waiting -= 1;
      if (work.waiting === 0) this.#drop(work);
      left.reject(new ApiError("unavailable"));
    };
    if (signal.aborted) leave();
    else signal.addEventListener("abort", leave, { once: true });
    const late = setTimeout(
      () => left.reject(new ApiError("unavailable", { retryAfter })),
      longestWaitMs,
    );
    try {
      return await Promise.race([work.done.promise, left.promise]);
    } finally {
      clearTimeout(late);
      signal.removeEventListener("abort", leave);
    }
  }

  #add(name: string, network: string, run: Work["run"]): Work {
    const line = this.#lines.get(network) ?? [];
    if (line.length >= this.#limits.share) throw new ApiError("too_many_requests", { retryAfter });
    if (this.#waiting >= this.#limits.longest) throw new ApiError("unavailable", { retryAfter });
    const work: Work = {
      name,
      network,
      run,
      waiting: 0,
      isRunning: false,
      done: Promise.withResolvers(),
      patience: setTimeout(() => this.#drop(work), patienceMs).unref(),
    };
    // The client has left: ignore a later failure.
    work.done.promise.catch(() => {});
    this.#works.set(name, work);
    line.push(work);
    this.#lines.set(network, line);
    this.#waiting += 1;
    // Deferred, so that the first client is counted as waiting.
    queueMicrotask(() => this.#next());
    return work;
  }

  /** Removes a task that has not started. */
  #drop(work: Work): void {
    if (work.isRunning || this.#works.get(work.name) !== work) return;
    clearTimeout(work.patience);
    this.#works.delete(work.name);
    this.#waiting -= 1;
    const line = (this.#lines.get(work.network) ?? []).filter((other) => other !== work);
    if (line.length > 0) this.#lines.set(work.network, line);
    else this.#lines.delete(work.network);
    work.done.reject(new ApiError("unavailable", { retryAfter }));
  }

  #next(): void {
    for (const [network, line] of this.#lines) {
      if (this.#running >= this.#limits.concurrency) return;
      const work = line.shift();
      // Move the network to the end, or remove it without tasks.
      this.#lines.delete(network);
      if (line.length > 0) this.#lines.set(network, line);
      if (work) void this.#start(work);
    }
  }

  async #start(work: Work): Promise<void> {
    clearTimeout(work.patience);
    work.isRunning = true;
    this.#waiting -= 1;
    this.#running += 1;
    try {
      work.done.resolve(await work.run());
    } catch (error) {
      work.done.reject(error);
    } finally {
      this.#works.delete(work.name);
      this.#running -= 1;
      this.#next();
    }
  }
}
