import type { LateArea } from "@tropa/i18n/message-areas";
import { lazy } from "react";
import type { ComponentType, LazyExoticComponent } from "react";
import { loadMessages } from "../state/area-messages.ts";

/** Creates a component that loads on demand, together with its area's messages. */
export function lazyPart<Props extends object>(
  area: LateArea,
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [part] = await Promise.all([load(), loadMessages(area)]);
    return part;
  });
}
