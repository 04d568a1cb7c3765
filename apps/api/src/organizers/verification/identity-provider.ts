import type { IdentityProviderName } from "@tropa/api-contract/organizers/calls-verification";
import type { DocumentCheck } from "@tropa/domain/organizers/verification";
import type { Locale } from "@tropa/domain/locale";
import type { IncomingHttpHeaders } from "node:http";
import type { Storefront } from "../../platform/storefronts/storefront.ts";

/** What a provider says about somebody's check. */
export interface VerificationNotification {
  organizerId: number;
  /** The provider's own name of the person. */
  applicantId: string;
  status: DocumentCheck;
  rejectLabels: readonly string[];
  /** When the provider came to say so: messages may come late and out of order. */
  toldAt: Date;
}

/** Where somebody begins their check, and where they come back to. */
export interface VerificationStart {
  organizerId: number;
  storefront: Storefront;
  locale: Locale;
}

/** Who checks passports. One of them is chosen by the configuration. */
export interface IdentityProvider {
  readonly name: IdentityProviderName;
  /** A token that lets an organizer be checked; `url` where there is a page for it. Throws `unavailable`. */
  begin(start: VerificationStart): Promise<{ accessToken: string; url: string | null }>;
  /** Throws `forbidden` for what the provider did not sign; null for what is not about a check of ours. */
  parseNotification(rawBody: Buffer, headers: IncomingHttpHeaders): VerificationNotification | null;
}
