import type { Storefront } from "../../platform/storefronts/storefront.ts";

/** Fields that identify an organizer. */
const identifyingFields = ["name", "first_name", "last_name", "photo", "about"] as const;

/**
 * Returns an organizer as the reader's storefront shows them. Where organizers are hidden, identifying fields are
 * empty; fields that a booking or a chat needs stay.
 */
export function shownOrganizer<Organizer extends object>(
  organizer: Organizer,
  reader: { storefront: Storefront },
): Organizer {
  if (reader.storefront.features.organizersShown) return organizer;
  const hidden = identifyingFields
    .filter((field) => field in organizer)
    .map((field) => [field, ""]);
  const page = "has_page" in organizer ? { has_page: false } : {};
  return { ...organizer, ...Object.fromEntries(hidden), ...page };
}
