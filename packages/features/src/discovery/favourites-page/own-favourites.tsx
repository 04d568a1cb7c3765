import { partyFields, readParty } from "@tropa/domain/sales/party/party";
import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { ErrorState } from "@tropa/ui-kit/error-state";
import { Select } from "@tropa/ui-kit/select";
import { lazy, Suspense, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { useStore } from "zustand";
import { useSession } from "../../people/session/session.ts";
import { openSignIn } from "../../people/sign-in/open-sign-in.ts";
import { allToursPath, collectionsPath } from "../../platform/links/paths.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { TourCard } from "../tour-card/tour-card.tsx";
import type { CardFacts } from "../tour-card/card-facts.ts";
import { favouriteSort, favouriteSorts, sortedFavourites } from "./favourites-order.ts";
import { FavouritesSkeleton } from "./favourites-skeleton.tsx";
import { latestPartyOf } from "../../people/favourites/favourites-list.ts";
import { favourites } from "../../people/favourites/favourites-store.ts";
import { PriceChange } from "./price-change-line.tsx";
import { RemovedFavourites } from "./removed-favourites.tsx";
import { useTourCards } from "./use-tour-cards.ts";
import styles from "./favourites.module.css";

const SharePanel = lazy(() => import("./share-panel.tsx"));

/** The visitor's own favourites (docs/product/screens.md#routes); updates whenever a heart is pressed. */
export default function OwnFavourites() {
  const { t } = useTranslation("favourites");
  const { ids, notes } = useStore(favourites);
  const [query, setQuery] = useSearchParams();
  const named = readParty(query.get(partyFields.adults), query.get(partyFields.childAges));
  // Favourites also store the party, so an address without one must not lose it.
  const party = named ?? latestPartyOf({ ids, notes });
  const { cards, state, retry } = useTourCards(ids, { notes, party });
  const [isSharing, setSharing] = useState(false);
  const sort = favouriteSort(query.get("sort"));
  const [sold, removed] = useMemo(() => {
    const listed = ids.flatMap((id) => cards.get(id) ?? []);
    return [listed.filter((card) => !card.isRemoved), listed.filter((card) => card.isRemoved)];
  }, [ids, cards]);
  if (ids.length === 0) {
    return (
      <>
        <NoFavourites />
        <SignInHint />
      </>
    );
  }
  if (state === "failed") return <ErrorState kind="unavailable" layout="block" onRetry={retry} />;
  if (state === "loading" && cards.size === 0) return <FavouritesSkeleton />;
  const unknown = state === "ready" ? ids.filter((id) => !cards.has(id)) : [];
  const onSort = (value: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === "added") next.delete("sort");
        else next.set("sort", value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      {sold.length > 0 && (
        <div className={styles.toolbar}>
          <p role="status">{t("count", { count: sold.length })}</p>
          {sold.length > 1 && (
            <Select
              label={t("sort.label")}
              labelHidden
              value={sort}
              items={favouriteSorts.map((value) => ({ value, text: t(`sort.${value}`) }))}
              onValueChange={onSort}
              className={styles.sort ?? ""}
            />
          )}
          <Button variant="secondary" icon="share" onClick={() => setSharing(true)}>
            {t("share.button")}
          </Button>
        </div>
      )}
      <FavouriteGrid tours={sortedFavourites(sold, sort)} />
      <RemovedFavourites tours={removed} unknown={unknown} isOwn />
      <SignInHint />
      {isSharing && (
        <Suspense>
          <SharePanel
            ids={sold.map(({ id }) => id)}
            dateIds={sold.flatMap(({ dateId }) => dateId ?? [])}
            party={party}
            onClose={() => setSharing(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function FavouriteGrid({ tours }: { tours: readonly CardFacts[] }) {
  const { t } = useTranslation("favourites");
  const { notes } = useStore(favourites);
  return (
    <ul className={styles.grid}>
      {tours.map((tour) => (
        <li key={tour.id}>
          <TourCard tour={tour} heading="h2" isCompact />
          {notes[tour.id]?.dateId !== undefined && tour.dateId === undefined && (
            <p className={styles.change}>{t("missedDate")}</p>
          )}
          <PriceChange
            price={tour.price}
            currency={tour.currency}
            note={notes[tour.id]}
            dateId={tour.dateId}
          />
        </li>
      ))}
    </ul>
  );
}

/** Explains that favourites are stored in this browser only until the visitor signs in. */
function SignInHint() {
  const { t } = useTranslation("favourites");
  const status = useSession((session) => session.status);
  if (status !== "visitor") return null;
  return (
    <p className={styles.hint}>
      {t("kept")}
      <Button
        variant="secondary"
        size="sm"
        icon="user"
        onClick={() => openSignIn({ reason: "favourites" })}
      >
        {t("common:signIn")}
      </Button>
    </p>
  );
}

function NoFavourites() {
  const { t } = useTranslation("favourites");
  return (
    <EmptyState
      icon="heart"
      title={t("empty.title")}
      text={t("empty.text")}
      actions={
        <>
          <Button href={allToursPath()}>{t("empty.tours")}</Button>
          <Button href={collectionsPath()} variant="secondary">
            {t("empty.collections")}
          </Button>
        </>
      }
    />
  );
}
