import { createContext, Suspense, use, useEffect, useRef, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { useWasOnServer } from "../browser/use-was-on-server.ts";
import { schedule, unschedule } from "./deferred-schedule.ts";
import { stopHolding, isPageTaken, wait } from "./event-replay.ts";

/** True while the server's page is taken over: what is deferred waits. Elsewhere it is there at once. */
const TakeOverContext = createContext(false);
export const TakeOverProvider = TakeOverContext.Provider;

/** What stands between a part and its hydration. */
interface Gate {
  isOpen: boolean;
  readonly opened: Promise<void>;
  readonly open: () => void;
  isTaken: boolean;
  readonly taken: Promise<void>;
  readonly take: () => void;
  /** Puts the server's elements, where they are all that there will be, into the one that stands for the part. */
  keep?: (place: Element | null) => void;
}

/** React reads the state of a promise here, and need not wait for one that is settled. */
type Tracked = Promise<void> & { status?: "fulfilled"; value?: undefined };

const settled = (promise: Tracked): void => {
  promise.status = "fulfilled";
  promise.value = undefined;
};

function event(): readonly [promise: Promise<void>, happen: () => void] {
  let resolve = () => {};
  const promise: Tracked = new Promise<void>((done) => {
    resolve = done;
  });
  const happen = () => {
    settled(promise);
    resolve();
  };
  return [promise, happen];
}

function createGate(): Gate {
  const [opened, open] = event();
  const [taken, take] = event();
  return { isOpen: false, opened, open, isTaken: false, taken, take };
}

function openGate(gate: Gate): void {
  gate.isOpen = true;
  gate.open();
}

function areSame<Props extends object>(one: Props, other: Props): boolean {
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([name, value]) => Object.is(value, other[name as keyof Props]))
  );
}

/** Tells when what stands before it has become part of the page. */
function Taken({ onTaken }: { onTaken: () => void }) {
  useEffect(() => onTaken(), [onTaken]);
  return null;
}

let isGivenUp = false;

/**
 * What React finds to differ from the server's page. An element around the server's own takes the place of a part whose
 * code has not come, which is no news; all else is reported.
 */
export function onRecoverableError(error: unknown): void {
  if (!isGivenUp) reportError(error);
}

const prepares: (() => Promise<void>)[] = [];

/** For stories and tests: every part that is known is there with its code, so that screens are whole when they are shown. */
export async function prepareEveryPart(): Promise<void> {
  await Promise.allSettled(prepares.map((prepare) => prepare()));
}

type DeferredPart<Props> = ComponentType<Props> & {
  /** Fetches the code ahead of need: a page that the browser makes itself must not grow piece by piece. */
  prepare: () => Promise<void>;
};

/**
 * A part of the page that is not needed to take it over. The server writes it whole. In the browser its HTML stays as
 * it is, and its code away, until the part comes near the window, is touched or the visitor rests; what was pressed or
 * written before is told to it then. When its props change it comes at once, and shows the old ones until it has.
 *
 * What it consists of stands in an element of its own without a box. Its elements must exist: one that shows nothing at
 * first is never near.
 */
export function deferredPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): DeferredPart<Props> {
  let Part: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  let attempt: Tracked | undefined;

  function prepare(): Promise<void> {
    if (loading) return loading;
    const promise: Tracked = load().then(
      (found) => {
        Part = found;
        settled(promise);
      },
      (error: unknown) => {
        // A lost connection must not be remembered: the next touch may find it again.
        loading = undefined;
        throw error;
      },
    );
    loading = promise;
    return promise;
  }

  /**
   * Settles in any case: where its code does not come a part of a page that the browser makes shows nothing, until it is
   * made again with a connection.
   */
  function tryOnce(): Promise<void> {
    if (Part || typeof document === "undefined") return prepare();
    if (attempt) return attempt;
    const promise: Tracked = prepare().then(
      () => settled(promise),
      () => {
        settled(promise);
        addEventListener("online", () => (attempt = undefined), { once: true });
      },
    );
    attempt = promise;
    return promise;
  }

  async function openWith(gate: Gate): Promise<void> {
    await prepare();
    openGate(gate);
    await gate.taken;
  }

  function Content({ gate, props }: { gate: Gate | null; props: Props }): ReactNode {
    // Called in every render, as React wants it of what has called it once.
    // oxlint-disable-next-line react/refs -- `keep` is a function that React calls, and the gate no ref
    if (gate) use(gate.opened);
    if (gate?.keep) return <div ref={gate.keep} data-deferred="" />;
    use(tryOnce());
    return Part && <Part {...props} />;
  }

  function Deferred(props: Props) {
    const isTakeOver = use(TakeOverContext);
    const wasOnServer = useWasOnServer();
    const place = useRef<HTMLDivElement>(null);
    const latest = useRef(props);
    const [, draw] = useState<Props>();
    const [gate] = useState(() => (isTakeOver && wasOnServer ? createGate() : null));
    const [onTaken] = useState(() => () => {
      if (!gate || gate.isTaken) return;
      gate.isTaken = true;
      const { current: element } = place;
      if (element) {
        element.dataset.deferred = "taken";
        unschedule(element);
        stopHolding(element);
      }
      gate.take();
      if (!areSame(latest.current, props)) draw(latest.current);
    });
    const content = (
      <Suspense>
        <Content gate={gate} props={props} />
        {gate && <Taken onTaken={onTaken} />}
      </Suspense>
    );
    // The same element each time: with any other, React would have to render what it cannot hydrate yet.
    const [first] = useState({ content, props });

    useEffect(() => {
      const { current: element } = place;
      if (!element || !gate || gate.isTaken) return undefined;
      element.dataset.deferred = "waiting";
      const ask = () => openWith(gate);
      wait(element, ask);
      schedule(element, {
        ask,
        giveUp() {
          isGivenUp = true;
          // The elements themselves rather than their HTML, which knows nothing of what was typed and ticked.
          const elements = [...element.children];
          // Each step of the router asks anew: what is kept already would be put into itself.
          gate.keep ??= (place) => place?.append(...elements);
          openGate(gate);
        },
      });
      return () => {
        unschedule(element);
        stopHolding(element);
      };
    }, [gate]);
    useEffect(() => {
      latest.current = props;
      if (gate && !gate.isOpen && !areSame(first.props, props)) openWith(gate).catch(() => {});
    });

    return (
      <div ref={place} data-deferred="">
        {gate && !gate.isTaken ? first.content : content}
      </div>
    );
  }
  Deferred.prepare = prepare;
  prepares.push(prepare);
  return Deferred;
}

let prepared: Promise<unknown> = Promise.resolve();

/** Once the late parts of screens that came with a step of the router are there: the new page is shown whole. */
export const partsPrepared = (): Promise<unknown> => prepared;

/** Deferred parts whose code is one file: `below(({ Reviews }) => Reviews)`. */
export function deferredFrom<Parts>(load: () => Promise<Parts>) {
  const parts: { prepare: () => Promise<void> }[] = [];
  // Of a page that the browser makes itself nothing is late. What does not come is asked for again when it is drawn.
  const prepareAll = () => {
    const all = Promise.all(parts.map(({ prepare }) => prepare())).catch(() => {});
    prepared = Promise.all([prepared, all]);
  };
  if (isPageTaken()) queueMicrotask(prepareAll);
  return <Props extends object>(
    pick: (parts: Parts) => ComponentType<Props>,
  ): DeferredPart<Props> => {
    const part = deferredPart(async () => pick(await load()));
    parts.push(part);
    return part;
  };
}
