import type { CardFacts } from "../../discovery/tour-card/card-facts.ts";
import { TourGrid } from "../../discovery/tour-card/tour-grid.tsx";
import styles from "./tour-strip.module.css";

/** A carousel of small cards inside a text. */
export function TourStrip({ tours }: { tours: readonly CardFacts[] }) {
  return <TourGrid tours={tours} sizes="256px" className={styles.root ?? ""} />;
}
