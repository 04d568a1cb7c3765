import type { TicketProviderName } from "@tropa/domain/storefront/variant-config";
import type { TicketProvider } from "./ticket-provider.ts";
import { ticketSearch } from "./ticket-search.ts";

/** By the name that a storefront's configuration has. */
export const ticketProviders: Record<TicketProviderName, TicketProvider> = {
  links: { link: ticketSearch },
};
