import {
  completeBookings,
  releaseExpiredHolds,
  remindOfDepartures,
  remindOfRests,
  remindToPay,
  notifyGuarantees,
} from "../sales/orders/orders.ts";
import { endCertificates, sendCertificates } from "../sales/certificates/certificates.ts";
import { sendChatReminders } from "../conversation/reminders/reminders.ts";
import type { ApiContext } from "../config/context.ts";
import { executeRefunds, reconcilePayments } from "../sales/payments/payments.ts";
import { sweepOutbox } from "../platform/outbox/delivery.ts";
import { refreshRates } from "../platform/rates/rates.ts";
import { trimEvents } from "../platform/realtime/trim-events.ts";
import { forgetBuyers } from "../people/account-end/account-end.ts";
import { notifySubscribers } from "../sales/programme-letters/programme-letters.ts";
import { notifySearchEngines } from "../discovery/indexnow/indexnow.ts";
import { refreshAnswerTimes } from "../discovery/tour/tour.ts";
import { deleteOldPassports, remindOfTravellers } from "../sales/travellers/travellers.ts";
import { closeDepartures, endDiscounts } from "../organizers/departures/departures.ts";
import { remindOfRecords } from "../organizers/records/records.ts";
import { learnNameWords } from "../staff/lookup/lookup.ts";
import { countAnswers, countNumbers, countSupply } from "../staff/numbers/numbers.ts";
import { unlockKilledWorkers } from "./killed-workers.ts";
import { trimStores } from "./trimming.ts";

/** Scheduled jobs. Each must be safe to run twice or in two processes at once. */
export const clock: Readonly<
  Record<string, { at: string; run: (context: ApiContext) => Promise<unknown> }>
> = {
  // A safety net: every hold also has a job of its own, which may get lost.
  "sweep-holds": { at: "* * * * *", run: releaseExpiredHolds },
  "execute-refunds": { at: "* * * * *", run: executeRefunds },
  "reconcile-payments": { at: "* * * * *", run: (context) => reconcilePayments(context) },
  "remind-to-pay": { at: "*/2 * * * *", run: remindToPay },
  "remind-of-chats": { at: "* * * * *", run: sendChatReminders },
  "tell-of-guarantees": { at: "*/10 * * * *", run: notifyGuarantees },
  "end-discounts": { at: "2 * * * *", run: ({ pool }) => endDiscounts(pool) },
  // Zones begin their days at whole quarters of an hour.
  "close-departures": { at: "*/15 * * * *", run: ({ pool }) => closeDepartures(pool) },
  "remind-of-departures": { at: "5 * * * *", run: remindOfDepartures },
  "remind-of-travellers": { at: "35 * * * *", run: remindOfTravellers },
  "delete-passports": { at: "50 2 * * *", run: deleteOldPassports },
  "remind-of-rests": { at: "10 * * * *", run: remindOfRests },
  "complete-bookings": { at: "15 * * * *", run: completeBookings },
  "send-certificates": { at: "20 * * * *", run: (context) => sendCertificates(context) },
  "end-certificates": { at: "25 * * * *", run: (context) => endCertificates(context) },
  "tell-program-subscribers": { at: "20 7 * * *", run: notifySubscribers },
  "refresh-rates": { at: "30 5 * * *", run: refreshRates },
  "count-answer-times": { at: "10 4 * * *", run: refreshAnswerTimes },
  "tell-search-engines": { at: "*/15 * * * *", run: notifySearchEngines },
  "remind-of-records": { at: "40 8 * * *", run: remindOfRecords },
  "learn-name-words": { at: "*/5 * * * *", run: ({ pool }) => learnNameWords(pool) },
  "count-numbers": { at: "* * * * *", run: (context) => countNumbers(context) },
  "count-answers": { at: "20 * * * *", run: countAnswers },
  "count-supply": { at: "50 * * * *", run: countSupply },
  "trim-events": { at: "40 * * * *", run: trimEvents },
  "forget-buyers": { at: "25 3 * * *", run: forgetBuyers },
  "sweep-outbox": { at: "*/5 * * * *", run: sweepOutbox },
  "unlock-killed-workers": { at: "* * * * *", run: unlockKilledWorkers },
  "trim-stores": { at: "45 3 * * *", run: trimStores },
};
