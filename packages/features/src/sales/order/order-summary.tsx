import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { Picture } from "@tropa/ui-kit/picture";
import type { ReactNode } from "react";
import type { ShownTour } from "../choice/shown-tour.ts";
import styles from "./order-drawer.module.css";

/** The tour to be booked, at the top of the drawer. */
export function OrderSummary({ tour, children }: { tour: ShownTour; children: ReactNode }) {
  const [picture] = tour.images;
  return (
    <div className={styles.summary}>
      {picture && (
        <Picture
          className={styles.photo}
          template={picture.image}
          variants={IMAGE_SIZES.tile}
          alt=""
          width={5}
          height={6}
          sizes="80px"
          colour={picture.color}
        />
      )}
      <div>
        <p className={styles.tourTitle}>{tour.title}</p>
        <p className={styles.muted}>{children}</p>
      </div>
    </div>
  );
}
