import { createContext, Suspense, use, useEffect, useRef, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { useWasOnServer } from "../browser/use-was-on-server.ts";
import { schedule, unschedule } from "./deferred-schedule.ts";
import { stopHolding, isPageTaken, wait } from "./event-replay.ts";

/** True for pages that are hydrated: deferred parts wait. Elsewhere they render at once. */
const TakeOverContext = createContext(false);
export const TakeOverProvider = TakeOverContext.Provider;

/**
 * Holds a part back from hydration until it is opened; `taken` resolves once the part is hydrated.
 */
interface Gate {
  isOpen: boolean;
  readonly opened: Promise<void>;
  readonly open: () => void;
  isTaken: boolean;
  readonly taken: Promise<void>;
  readonly take: () => void;
  /**
   * Set if the part's code does not load: moves the server's elements into the element that
   * replaces the part.
   */
  keep?: (place: Element | null) => void;
}

/** `use` reads these fields, so that React need not wait for a settled promise. */
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

/** Calls `onTaken` once its preceding siblings are hydrated. */
function Taken({ onTaken }: { onTaken: () => void }) {
  useEffect(() => onTaken(), [onTaken]);
  return null;
}

let isGivenUp = false;

/**
 * Reports hydration errors, but none after a part was given up: keeping its server's elements is a
 * mismatch that we cause ourselves.
 */
export function onRecoverableError(error: unknown): void {
  if (!isGivenUp) reportError(error);
}

const prepares: (() => Promise<void>)[] = [];

/**
 * Loads the code of every known part, so that screens render whole at once; for stories and tests.
 */
export async function prepareEveryPart(): Promise<void> {
  await Promise.allSettled(prepares.map((prepare) => prepare()));
}

type DeferredPart<Props> = ComponentType<Props> & {
  /**
   * Loads the code ahead of rendering, so that pages rendered in the browser do not appear piece by
   * piece.
   */
  prepare: () => Promise<void>;
};

/**
 * Creates a part of the page that hydrates late. The server renders it whole. In the browser its
 * HTML stays as it is, without its code, until the part comes near the viewport, is touched, or the
 * visitor rests; presses and input from before are then replayed. If its props change, it hydrates
 * at once, and shows the old props until then.
 *
 * Its content is wrapped in an element without a box. The content must not be empty at first: an
 * empty part never comes near the viewport.
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
        // Do not cache a failure: the next touch may find the connection back.
        loading = undefined;
        throw error;
      },
    );
    loading = promise;
    return promise;
  }

  /**
   * Never rejects: if the code does not load, a part rendered in the browser shows nothing, and
   * tries again when rendered after the connection is back.
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
    // Called in every render: React requires it of a component that has called `use` once.
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
    // The same element until hydration: any other would make React render what it cannot hydrate
    // yet.
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
          // The elements themselves, not their HTML, which would lose what was typed and ticked.
          const elements = [...element.children];
          // Each navigation calls `giveUp` again: elements that were kept already would be moved
          // into themselves.
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

/**
 * Resolves once the deferred parts of screens loaded by a navigation are ready, so that the new
 * page appears whole.
 */
export const whenPartsReady = (): Promise<unknown> => prepared;

/** Creates deferred parts whose code is in one file: `below(({ Reviews }) => Reviews)`. */
export function deferredFrom<Parts>(load: () => Promise<Parts>) {
  const parts: { prepare: () => Promise<void> }[] = [];
  // After hydration the browser renders pages itself, so parts load at once. A part that fails to
  // load is retried when rendered.
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
