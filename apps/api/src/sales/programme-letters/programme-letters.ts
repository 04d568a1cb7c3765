/** Programmes that readers have sent to themselves, and news of tours they follow. */

export { tellSubscribers } from "./programme-subscriptions.ts";
