import { compactBannerForm, helpBannerForm } from "@tropa/domain/forms/forms";
import type { TFunction } from "@tropa/i18n/translator";
import type { submitHelpRequestCall } from "@tropa/api-contract/sales/calls-booking";
import type { AnswerOf, BodyOf } from "@tropa/api-contract/base/endpoint";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { sendEvent } from "../../platform/analytics/send-event.ts";
import { createApiForm } from "../../platform/forms/api-form.ts";
import type { FormTask } from "../../platform/forms/api-form.ts";
import { bookingCalls, warmUpBookingCalls } from "../calls/booking-calls.ts";
import { forgetDraft } from "../../platform/forms/drafts/form-draft.ts";
import { phoneRules } from "../../people/contact-fields/phone-rules.ts";
import { saveLastRequest } from "../calls/last-request.ts";
import type { SentRequest } from "../calls/last-request.ts";
import { requestOrigin, commentWithOrigin } from "../calls/request-origin.ts";
import { failureText } from "../../platform/forms/rule-resolver.ts";

export type HelpValues = { name: string; phone: string; comment: string; agree: boolean };
export type HelpBody = BodyOf<typeof submitHelpRequestCall>;

/** An account's phone is prefilled but validated like any other. */
const fullBannerForm = helpBannerForm({ isLoggedIn: false, isPhoneEdited: false });

/** Form of the banner (docs/product/forms.md#the-forms); the compact one has no name field. */
export function createHelpForm(t: TFunction, compact: boolean) {
  return createApiForm<HelpValues>({
    rules: {
      ...(compact ? { name: [], comment: [], ...compactBannerForm } : fullBannerForm),
      phone: phoneRules,
    },
    text: failureText(t),
  });
}

/**
 * Returns a help request to send, with the page it comes from
 * (docs/product/help-requests.md#where-a-request-comes-from).
 */
export function helpTask(
  storefront: Storefront,
  t: TFunction,
  {
    tourId,
    city,
    onSent,
  }: { tourId?: number | undefined; city: unknown; onSent: (sent: SentRequest) => void },
): FormTask<HelpValues, HelpBody, AnswerOf<typeof submitHelpRequestCall>> {
  return {
    body: ({ name, phone: number, comment }) => ({
      type: "common_help",
      ...(tourId !== undefined && { tour_id: tourId }),
      ...(name && { name }),
      ...(typeof city === "string" && city.trim() && { city: city.trim() }),
      phone: number,
      agree: true,
      ...requestOrigin(),
      comment: commentWithOrigin(t, comment ?? ""),
    }),
    send: (body, idempotencyKey) => sendHelpRequest(storefront, body, idempotencyKey),
    onSent({ request_id: requestId, request_token: token, region }) {
      forgetDraft("help");
      saveLastRequest({ requestId, token, region });
      sendEvent({ name: "generate_lead", kind: "help", tourId });
      onSent({ requestId, token, region });
    },
  };
}

/** Sends a help request. */
export async function sendHelpRequest(
  storefront: Storefront,
  body: HelpBody,
  idempotencyKey: string,
) {
  const { api, calls } = await bookingCalls(storefront);
  return api.call(calls.submitHelpRequestCall, { body, idempotencyKey });
}

/** Loads the success screen early, so that losing the connection later does less harm. */
export function warmUp(storefront: Storefront): void {
  warmUpBookingCalls(storefront);
  import("./help-success.tsx").catch(() => {});
}
