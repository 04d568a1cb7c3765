/** Programmes sent to readers, and letters about changes of tours they follow. */

export { notifySubscribers } from "./programme-subscriptions.ts";
