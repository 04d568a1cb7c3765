/** Programmes that readers have sent to themselves, and news of tours they follow. */

export { notifySubscribers } from "./programme-subscriptions.ts";
