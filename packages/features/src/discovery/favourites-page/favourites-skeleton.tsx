import { Skeleton } from "@tropa/ui-kit/skeleton";
import styles from "./favourites.module.css";

const placeholderCount = 4;

/** Cards yet to come, in their size. */
export function FavouritesSkeleton() {
  return (
    <div className={styles.grid} aria-busy="true">
      {Array.from({ length: placeholderCount }, (_, index) => (
        <div key={index} className={styles.skeleton}>
          <Skeleton shape="block" ratio="5 / 6" />
          <Skeleton width="60%" />
          <Skeleton />
          <Skeleton width="40%" />
        </div>
      ))}
    </div>
  );
}
