import type { IdentityProviderName } from "@tropa/api-contract/organizers/calls-verification";
import type { DocumentCheck } from "@tropa/domain/organizers/verification";
import type { Locale } from "@tropa/domain/locale";
import type { IncomingHttpHeaders } from "node:http";
import type { Storefront } from "../../platform/storefronts/storefront.ts";

/** A provider's report about a check. */
export interface VerificationNotification {
  organizerId: number;
  /** The provider's id of the person. */
  applicantId: string;
  status: DocumentCheck;
  rejectLabels: readonly string[];
  /** When the provider created the report; reports may arrive late and out of order. */
  toldAt: Date;
}

/** Organizer who starts a check, and the page to return to. */
export interface VerificationStart {
  organizerId: number;
  storefront: Storefront;
  locale: Locale;
}

/** A service that checks identities, chosen by the configuration. */
export interface IdentityProvider {
  readonly name: IdentityProviderName;
  /** Starts a check; returns a token and, if the provider has a page for it, its `url`. Throws `unavailable`. */
  begin(start: VerificationStart): Promise<{ accessToken: string; url: string | null }>;
  /** Parses a notification; null if it is not about our checks. Throws `forbidden` for a forged one. */
  parseNotification(rawBody: Buffer, headers: IncomingHttpHeaders): VerificationNotification | null;
}
