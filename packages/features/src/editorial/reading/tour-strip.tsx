import type { CardFacts } from "../../discovery/tour-card/card-facts.ts";
import { TourGrid } from "../../discovery/tour-card/tour-grid.tsx";
import styles from "./tour-strip.module.css";

/** Tours beside a text: small cards in one line to leaf through, so that the text goes on below them. */
export function TourStrip({ tours }: { tours: readonly CardFacts[] }) {
  return <TourGrid tours={tours} sizes="256px" className={styles.root ?? ""} />;
}
