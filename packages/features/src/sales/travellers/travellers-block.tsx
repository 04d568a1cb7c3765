import type { TouristsInfo } from "@tropa/api-contract/sales/tourist";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { useEffect, useState } from "react";
import { useNear } from "../../platform/browser/use-near.ts";
import { whenPageSettled } from "../../people/session/page-rests.ts";
import { lazyScreen } from "../../platform/browser/lazy-screen.tsx";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./travellers.module.css";

const { load: loadBookingTravellers, LazyScreen: BookingTravellers } = lazyScreen(
  async () => (await import("./booking-travellers.tsx")).BookingTravellers,
);
export { loadBookingTravellers };

export interface TravellersBlockProps {
  /** UUID of the travellers' link; null if the reader may not know it. */
  touristsUuid: string | null;
  /** Given on the page by number, where details are shown and edited in full. */
  bookingId?: number;
  /** UUID of the booking's link; its holder acts as the tourist. */
  bookingUuid?: string | null;
  /** True if the reader is the organizer, who can download the list. */
  isHost?: boolean;
  /** Version of the booking; a new one reloads the travellers. */
  version?: string;
  /** Opens changing the date or party. */
  onChangeParty?: () => void;
  /** Reuses a request that the page has already made. */
  read?: () => Promise<TouristsInfo>;
}

/**
 * The travellers of a booking. Renders its heading at once; the list loads when in sight or when the page has settled.
 */
export function TravellersBlock(props: TravellersBlockProps) {
  const { t } = useTranslation("travellers");
  const [place, isInSight] = useNear<HTMLElement>(0);
  const [isPageSettled, setPageSettled] = useState(false);
  useEffect(() => {
    let isGone = false;
    void whenPageSettled().then(() => !isGone && setPageSettled(true));
    return () => {
      isGone = true;
    };
  }, []);
  const { isHost = false } = props;
  const waiting = <Skeleton shape="block" height="6rem" />;
  return (
    <section
      ref={place}
      id="travellers"
      className={styles.block}
      aria-labelledby="travellers-title"
      data-host={isHost ? "" : undefined}
    >
      <h2 id="travellers-title">{t("block.title")}</h2>
      {isInSight || isPageSettled ? <BookingTravellers {...props} waiting={waiting} /> : waiting}
    </section>
  );
}
