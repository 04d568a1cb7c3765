import type { LateArea } from "@tropa/i18n/message-areas";
import { loadMessages } from "@tropa/page-runtime/state/area-messages";
import { useEffect, useState } from "react";
import type { ComponentType, ReactNode } from "react";

/**
 * A screen whose module comes while it is asked who is signed in. Not by Suspense: React holds back for 300 ms whatever
 * follows a fallback, however soon it is there.
 */
export function lateScreen<Props extends object>(fetchScreen: () => Promise<ComponentType<Props>>) {
  let Screen: ComponentType<Props> | null = null;
  let coming: Promise<void> | null = null;

  function load(): Promise<void> {
    coming ??= fetchScreen().then(
      (fetched) => {
        Screen = fetched;
      },
      (error: unknown) => {
        // Whoever comes here again asks again.
        coming = null;
        throw error;
      },
    );
    return coming;
  }

  /** The screen, or what stands for it until its module has come. Throws to the nearest boundary where that fails. */
  function LateScreen({ waiting, ...props }: Props & { waiting: ReactNode }) {
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

  return { load, LateScreen };
}

/** A late screen whose words are in an area that its page may not have. */
export const lateScreenOf = <Props extends object>(
  area: LateArea,
  fetchScreen: () => Promise<ComponentType<Props>>,
) =>
  lateScreen<Props>(async () => {
    const [screen] = await Promise.all([fetchScreen(), loadMessages(area)]);
    return screen;
  });
