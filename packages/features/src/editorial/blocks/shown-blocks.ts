import type { TextBlock } from "@tropa/api-contract/editorial/content";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import { cardFacts } from "../../discovery/tour-card/card-facts.ts";
import type { CardFacts } from "../../discovery/tour-card/card-facts.ts";

type ToursBlock = Extract<TextBlock, { type: "tours" }>;

/** A block as a page shows it; tours are reduced to their cards' facts. */
export type ShownBlock =
  | Exclude<TextBlock, ToursBlock>
  | (Omit<ToursBlock, "tours"> & { tours: readonly CardFacts[] });

/** Converts the API's blocks to shown ones. */
export const shownBlocks = (
  blocks: readonly TextBlock[],
  variant: { features: Pick<VariantConfig["features"], "organizersShown"> },
): ShownBlock[] =>
  blocks.map((block) =>
    block.type === "tours"
      ? { ...block, tours: block.tours.map((tour) => cardFacts(tour, variant)) }
      : block,
  );
