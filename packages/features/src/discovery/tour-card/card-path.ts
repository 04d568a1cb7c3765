import { tourPath } from "../../platform/links/paths.ts";
import type { CardFacts } from "./card-facts.ts";

/** The card's link: the tour with the departure whose price is shown. */
export const cardPath = ({
  slug,
  dateId,
  cheapestId,
  party,
}: Pick<CardFacts, "slug" | "dateId" | "cheapestId" | "party">): string =>
  tourPath(slug, dateId ?? cheapestId, party?.query);
