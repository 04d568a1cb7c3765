import { partyFields, readParty } from "@tropa/domain/sales/party/party";
import { Icon } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { useFavouritesCount } from "../../discovery/favourites/use-favourites.ts";
import { useSearchParams } from "react-router";
import { withParty } from "../../discovery/party/party-link.ts";
import { favouritesPath } from "../../platform/links/paths.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { badgeCount } from "../bottom/shown-count.ts";
import styles from "./favourites-link.module.css";

/** Link to the visitor's favourites, with their number. */
export function FavouritesLink() {
  const { t } = useTranslation("common");
  const count = useFavouritesCount();
  const [query] = useSearchParams();
  // The party travels along to the list, as it does to every other page.
  const party = readParty(query.get(partyFields.adults), query.get(partyFields.childAges));
  return (
    <Link
      href={withParty(favouritesPath(), party)}
      variant="bare"
      className={styles.root}
      aria-label={count > 0 ? t("favouritesCount", { count }) : t("nav.favourites")}
    >
      <Icon name="heart" size={20} />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {badgeCount(count)}
        </span>
      )}
    </Link>
  );
}
