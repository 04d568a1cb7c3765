import { bookingByUuidCall, createPaymentCall } from "@tropa/api-contract/sales/calls-booking-link";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { paymentStatuses } from "@tropa/domain/sales/payment";
import { composeStories } from "@storybook/react-vite";
import { expect, it } from "vitest";
import * as stories from "../../src/sales/pay/pay-screen.stories.tsx";
import { see } from "../harness/acts.ts";
import { answer, answersInTurn } from "../harness/fake-answers.ts";
import { bookingAnswers, sampleBooking, samplePayment } from "../samples/sales/booking.ts";
import type { SampleSet } from "../samples/sample-set.ts";
import { asDesktop, asPhone, show } from "./show.tsx";

const { Sbp } = composeStories(stories);

const isSeen = (selector: string) => {
  const [first] = document.querySelectorAll(`section[aria-labelledby=sbp] ${selector}`);
  if (!first) throw new Error(`there is no ${selector}`);
  return first.checkVisibility();
};
const seen = () => ({ code: isSeen("svg[role=img]"), banks: isSeen("a[href^=bank]") });

it("shows an SBP payment as a QR code on a desktop and as a list of banks on a phone", async () => {
  await asDesktop();
  await show(Sbp);
  expect(seen()).toEqual({ code: true, banks: false });
  await asPhone();
  await expect.poll(seen).toEqual({ code: false, banks: true });
  await asDesktop();
});

/** The code is on the page when the time to pay ends. */
const endingHold = (samples: SampleSet) => {
  const { pendingPrepayment, canceledBySystem } = bookingStatuses;
  const booking = sampleBooking(samples, pendingPrepayment);
  const payment = samplePayment(samples, paymentStatuses.new, { method: "sbp" });
  const url = "https://qr.nspk.ru/AS1A003RTQJV7SPH85OPSMRVK29EOS71";
  const sbp = { payload: url, is_for_apps: true, ends_at: null };
  return [
    ...bookingAnswers(booking, payment),
    answer(createPaymentCall, { payment, url, sbp }),
    answersInTurn(
      answer(bookingByUuidCall, booking),
      answer(bookingByUuidCall, sampleBooking(samples, canceledBySystem)),
    ),
  ];
};

it("waits for the bank when the hold ends during an SBP payment", async () => {
  await asDesktop();
  await show(Object.assign(() => <Sbp answers={endingHold} />, { play: Sbp.play }));
  // Somebody looks at the page again.
  document.dispatchEvent(new Event("visibilitychange"));
  await see("booking:waiting.title")();
  await expect.poll(() => document.querySelector("section[aria-labelledby=sbp]")).toBeNull();
  expect(document.body.textContent).not.toContain("can no longer be paid");
});
