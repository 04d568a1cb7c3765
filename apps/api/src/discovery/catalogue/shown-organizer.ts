import type { Storefront } from "../../platform/storefronts/storefront.ts";

/** What tells who an organizer is. */
const telling = ["name", "first_name", "last_name", "photo", "about"] as const;

/**
 * An organizer as the reader's storefront shows them: where organizers are hidden what tells who it
 * is stays empty, and what a booking or a chat needs is there.
 */
export function shownOrganizer<Organizer extends object>(
  organizer: Organizer,
  reader: { storefront: Storefront },
): Organizer {
  if (reader.storefront.features.organizersShown) return organizer;
  const hidden = telling.filter((field) => field in organizer).map((field) => [field, ""]);
  const page = "has_page" in organizer ? { has_page: false } : {};
  return { ...organizer, ...Object.fromEntries(hidden), ...page };
}
