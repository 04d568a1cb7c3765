import type { TicketProviderName } from "@tropa/domain/storefront/variant-config";
import type { TicketProvider } from "./ticket-provider.ts";
import { ticketSearch } from "./ticket-search.ts";

/** Providers by the name in a storefront's configuration. */
export const ticketProviders: Record<TicketProviderName, TicketProvider> = {
  links: { link: ticketSearch },
};
