import { Skeleton } from "@tropa/ui-kit/skeleton";
import styles from "./tour-card.module.css";

/** Stands for a card that is on its way, in its size. */
export function TourCardSkeleton() {
  return (
    <div className={styles.root} aria-hidden="true">
      <Skeleton shape="block" ratio="5 / 6" className={styles.photo} />
      <Skeleton width="60%" />
      <div className={styles.title}>
        <Skeleton width="90%" />
        <Skeleton width="50%" />
      </div>
      <Skeleton width="70%" />
      <Skeleton width="55%" />
      <Skeleton width="35%" height="1.5rem" />
    </div>
  );
}
