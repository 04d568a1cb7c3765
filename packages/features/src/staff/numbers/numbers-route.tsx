import { lazyScreen } from "../../platform/browser/lazy-screen.tsx";
import { QueueSkeleton } from "../queues/queue-states.tsx";
import type { StaffHandle } from "../queues/staff-handle.ts";

/** Separate from the page: plots come with a library that no other page needs. */
const part = lazyScreen(async () => (await import("./numbers-part.tsx")).NumbersPart);

export const handle: StaffHandle = { part: "numbers" };

/** `/staff/numbers`: how the marketplace is doing. */
export default function NumbersRoute() {
  return <part.LazyScreen waiting={<QueueSkeleton />} />;
}
