import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { use, useEffect, useState } from "react";
import type { ReactNode } from "react";
import { PrivatePage } from "../../people/private-page/private-page.tsx";
import type { SessionPrefetch } from "../../people/session/start-session.ts";
import { ShowErrorPage } from "../../platform/errors/show-error-page.ts";
import { tripsPath } from "../../platform/links/paths.ts";
import { renderedPageError } from "@tropa/page-runtime/server/page-error";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { pagesOnTheWay } from "../offline/pages-on-the-way.ts";
import { useOfflinePage } from "../offline/use-kept-page.ts";
import { loadBookingTravellers } from "../travellers/travellers-block.tsx";
import { bookingViewQuery } from "../booking-data/seen-query.ts";
import type { BookingView } from "../booking-data/shown-booking.ts";

export interface OwnBookingProps {
  id: number;
  title: string;
  isNarrow?: boolean | undefined;
  /** Without breadcrumbs and title: the content has its own head. */
  isBare?: boolean | undefined;
  children: (booking: BookingView) => ReactNode;
}

/** Prefetches what a booking's pages show first. */
export const prefetchBooking =
  (id: number): SessionPrefetch =>
  (client, storefront) =>
    client.prefetchQuery(bookingViewQuery(storefront, { id }));

/** Page of a signed-in person with a booking by its number. Others get the page for 403 with masked contact hints. */
export function OwnBooking({ id, title, isNarrow, isBare, children }: OwnBookingProps) {
  const { t } = useTranslation("trips");
  const [failure, setFailure] = useState<unknown>(null);
  const { queryKey } = bookingViewQuery(useStorefront(), { id });
  const errorPage = use(ShowErrorPage);
  if (failure !== null) return errorPage(renderedPageError(failure));
  const content = (
    <LoadedBooking id={id} onFailure={setFailure}>
      {children}
    </LoadedBooking>
  );
  return (
    <PrivatePage
      title={title}
      isNarrow={isNarrow}
      isBare={isBare}
      over={[{ text: t("title"), url: tripsPath() }]}
      skeleton={<Skeleton shape="block" height="24rem" />}
      ahead={prefetchBooking(id)}
      kept={{ query: queryKey, content }}
    >
      {() => content}
    </PrivatePage>
  );
}

function LoadedBooking({
  id,
  children,
  onFailure,
}: Pick<OwnBookingProps, "id" | "children"> & { onFailure: (failure: unknown) => void }) {
  const storefront = useStorefront();
  const { data, error } = useQuery({
    ...bookingViewQuery(storefront, { id }),
    // The page polls by itself and reports changes.
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  useEffect(() => {
    if (error && !data) onFailure(error);
  }, [error, data, onFailure]);
  useOfflinePage({
    of: "bookings",
    loadRest: loadBookingTravellers,
    ...(data && { next: pagesOnTheWay(data, id) }),
  });
  if (data) return children(data);
  return <Skeleton shape="block" height="24rem" />;
}
