/** Letters to readers who follow a tour's programme. */

export { notifySubscribers } from "./programme-subscriptions.ts";
