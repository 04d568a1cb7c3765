import { Skeleton } from "@tropa/ui-kit/skeleton";
import styles from "./thread.module.css";

/** Placeholder of an open chat. */
export function ThreadSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <Skeleton shape="block" height="3rem" />
      <Skeleton shape="block" height="4rem" width="60%" />
      <Skeleton shape="block" height="3rem" width="45%" />
      <Skeleton shape="block" height="5rem" width="70%" />
    </div>
  );
}
