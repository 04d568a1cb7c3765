import { Skeleton } from "@tropa/ui-kit/skeleton";
import styles from "./favourites.module.css";

const placeholderCount = 4;

/** Placeholders of the size of the cards. */
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
