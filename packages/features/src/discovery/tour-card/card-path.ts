import { tourPath } from "../../platform/links/paths.ts";
import type { CardFacts } from "./card-facts.ts";

/** Where a card leads: to the tour, with the departure whose price was seen. */
export const cardPath = ({
  slug,
  dateId,
  cheapestId,
  party,
}: Pick<CardFacts, "slug" | "dateId" | "cheapestId" | "party">): string =>
  tourPath(slug, dateId ?? cheapestId, party?.query);
