import type { TouristsInfo } from "@tropa/api-contract/sales/tourist";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { useEffect, useState } from "react";
import { useNear } from "../../platform/browser/use-near.ts";
import { whenPageSettled } from "../../people/session/page-rests.ts";
import { lazyScreen } from "../../platform/browser/late-screen.tsx";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./travellers.module.css";

const { load: loadBookingTravellers, LazyScreen: BookingTravellers } = lazyScreen(
  async () => (await import("./booking-travellers.tsx")).BookingTravellers,
);
export { loadBookingTravellers };

export interface TravellersBlockProps {
  /** The travellers' own link; null for who is not told it. */
  touristsUuid: string | null;
  /** On the page by number, whose reader sees and changes travellers whole. */
  bookingId?: number;
  /** The booking's link, whose holder acts for its tourist. */
  bookingUuid?: string | null;
  /** The reader leads the tour: they take the table along. */
  isHost?: boolean;
  /** Of the booking: another one, and they are asked for anew. */
  version?: string;
  /** Opens what changes the date or the party. */
  onChangeParty?: () => void;
  /** How they are asked for where the page has done so already. */
  read?: () => Promise<TouristsInfo>;
}

/** The travellers in their booking: a place and an anchor at once, who they are when it is in sight or the page rests. */
export function TravellersBlock(props: TravellersBlockProps) {
  const { t } = useTranslation("travellers");
  const [place, isInSight] = useNear<HTMLElement>(0);
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    let isGone = false;
    void whenPageSettled().then(() => !isGone && setResting(true));
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
      {isInSight || isResting ? <BookingTravellers {...props} waiting={waiting} /> : waiting}
    </section>
  );
}
