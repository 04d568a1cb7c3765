import type { LateArea } from "@tropa/i18n/message-areas";
import { loadMessages } from "@tropa/page-runtime/state/area-messages";
import { useEffect, useState } from "react";
import type { ComponentType, ReactNode } from "react";

/**
 * Creates a screen whose code loads in parallel with the session. Does not use Suspense, because React delays content
 * that replaces a fallback by 300 ms, however soon it is ready.
 */
export function lazyScreen<Props extends object>(fetchScreen: () => Promise<ComponentType<Props>>) {
  let Screen: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;

  function load(): Promise<void> {
    loading ??= fetchScreen().then(
      (fetched) => {
        Screen = fetched;
      },
      (error: unknown) => {
        // Retry on the next visit.
        loading = null;
        throw error;
      },
    );
    return loading;
  }

  /** The screen, or `waiting` until its code has loaded. A loading error is thrown to the nearest error boundary. */
  function LazyScreen({ waiting, ...props }: Props & { waiting: ReactNode }) {
    const [state, setState] = useState<{ failure?: unknown }>({});
    const isHere = Screen !== null;
    useEffect(() => {
      if (isHere) return undefined;
      let isGone = false;
      load().then(
        () => !isGone && setState({}),
        (failure: unknown) => !isGone && setState({ failure }),
      );
      return () => {
        isGone = true;
      };
    }, [isHere]);
    if (state.failure !== undefined) throw state.failure;
    return Screen === null ? waiting : <Screen {...(props as unknown as Props)} />;
  }

  return { load, LazyScreen };
}

/** Like `lazyScreen`, and loads an area of messages along with the code. */
export const lazyScreenWithMessages = <Props extends object>(
  area: LateArea,
  fetchScreen: () => Promise<ComponentType<Props>>,
) =>
  lazyScreen<Props>(async () => {
    const [screen] = await Promise.all([fetchScreen(), loadMessages(area)]);
    return screen;
  });
