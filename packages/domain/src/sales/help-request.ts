/** Kinds of help request (docs/product/help-requests.md#kinds). */
export const helpRequestTypes = ["common_help", "add_email_to_request"] as const;
export type HelpRequestType = (typeof helpRequestTypes)[number];

/** Where a request comes from, as far as messengers depend on it (docs/product/help-requests.md#regions). */
export const requestRegions = ["crimea", "dnr", "lnr", "other"] as const;
export type RequestRegion = (typeof requestRegions)[number];

const regionsWithoutMessenger: readonly string[] = ["crimea", "dnr", "lnr"];

/**
 * What the success screen says of the sanctioned messenger (docs/product/help-requests.md#after-sending): unavailable
 * in the three named regions, unstable in any other region that a backend names, nothing for `other`.
 */
export function messengerWarning(region: string): "unavailable" | "unstable" | null {
  if (region === "other") return null;
  return regionsWithoutMessenger.includes(region) ? "unavailable" : "unstable";
}

/** The banner: a form, then success (docs/product/help-requests.md#the-banner). */
export type HelpBannerState =
  | { readonly step: "form"; readonly status: "idle" | "pending" | "error" }
  | {
      readonly step: "success";
      /** Kept for the success screen. */
      readonly requestId: number;
      readonly phone: string;
      readonly region: RequestRegion;
      /** The e-mail form comes first; a chat-only screen has none. */
      readonly hasEmailStep: boolean;
    };

export type HelpBannerEvent =
  | { readonly type: "submitted" }
  | { readonly type: "failed" }
  | {
      readonly type: "succeeded";
      readonly requestId: number;
      readonly phone: string;
      readonly region: RequestRegion;
      readonly isChatOnly?: boolean;
    }
  | { readonly type: "emailAdded" };

export const firstHelpBannerState: HelpBannerState = Object.freeze({
  step: "form",
  status: "idle",
});

/** The state after an event; the same one where the event does not apply. Success is never left. */
export function nextHelpBanner(state: HelpBannerState, event: HelpBannerEvent): HelpBannerState {
  if (state.step === "success")
    return event.type === "emailAdded" ? { ...state, hasEmailStep: false } : state;
  if (event.type === "submitted") return { step: "form", status: "pending" };
  if (state.status !== "pending") return state;
  if (event.type === "failed") return { step: "form", status: "error" };
  if (event.type !== "succeeded") return state;
  const { requestId, phone, region, isChatOnly = false } = event;
  return { step: "success", requestId, phone, region, hasEmailStep: !isChatOnly };
}

/** Tabs of the success screen, in order: one appears only where its link is configured. */
export function messengerTabs<Name extends string>(
  links: Readonly<Partial<Record<Name, string>>>,
  order: readonly Name[],
): Name[] {
  return order.filter((name) => Boolean(links[name]));
}
