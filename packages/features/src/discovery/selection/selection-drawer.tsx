import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { formatMoney, isCurrency } from "@tropa/domain/money";
import { formatDateRange, formatList } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { Drawer } from "@tropa/ui-kit/drawer";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { IconButton } from "@tropa/ui-kit/icon-button";
import { Link } from "@tropa/ui-kit/link";
import { Picture } from "@tropa/ui-kit/picture";
import { tourPath } from "../../platform/links/paths.ts";
import { absoluteUrl, useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { showToast } from "../../platform/storefront/toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { selectionText } from "./selection-text.ts";
import { lazySelection, useSelection } from "./use-selection.ts";
import styles from "./selection-bar.module.css";

/** Lists the selected tours, to review, remove or hand over. */
export default function SelectionDrawer({
  isOpen,
  onClose,
}: {
  isOpen: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation("selection");
  const { t: cardText } = useTranslation("tourCard");
  const storefront = useStorefront();
  const { locale } = storefront;
  const selection = useSelection();
  const { tours } = selection;
  const leave = () => {
    lazySelection.act(({ send }) => send({ type: "left" }));
    onClose();
  };
  const copy = async () => {
    const text = selectionText(tours, {
      locale,
      addressOf: (slug) => absoluteUrl(storefront, locale, tourPath(slug)),
    });
    try {
      await navigator.clipboard.writeText(text);
      showToast({ type: "success", text: t("copied") });
    } catch {
      showToast({ type: "error", text: t("notCopied") });
    }
  };
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title={t("title")}
      footer={
        <div className={styles.actions}>
          {tours.length > 0 && (
            <Button icon="copy" fullWidth onClick={() => void copy()}>
              {t("copy")}
            </Button>
          )}
          <Button variant="ghost" fullWidth onClick={leave}>
            {t("leave")}
          </Button>
        </div>
      }
    >
      {tours.length === 0 ? (
        <EmptyState icon="compass" headingLevel={3} title={t("emptyTitle")} text={t("emptyText")} />
      ) : (
        <ul className={styles.list}>
          {tours.map((tour) => (
            <li key={tour.id} className={styles.item}>
              <Picture
                template={tour.image}
                alt=""
                width={5}
                height={6}
                variants={IMAGE_SIZES.tile}
                sizes="64px"
                colour={tour.colour}
                className={styles.picture ?? ""}
              />
              <div>
                <h3>
                  <Link href={tourPath(tour.slug)} variant="bare">
                    {tour.title}
                  </Link>
                </h3>
                <p className={styles.dates}>
                  {tour.selectedVariants.length === 0
                    ? t("anyDate")
                    : formatList(
                        tour.selectedVariants.map(({ start, end }) =>
                          formatDateRange(start, end, locale, "dayShort"),
                        ),
                        locale,
                      )}
                </p>
                {isCurrency(tour.currency) && (
                  <p>
                    {cardText("from")}{" "}
                    <b>{formatMoney({ minor: tour.price, currency: tour.currency }, locale)}</b>
                  </p>
                )}
              </div>
              <IconButton
                icon="trash"
                label={t("removeNamed", { title: tour.title })}
                onClick={() => lazySelection.act(({ send }) => send({ type: "tourToggled", tour }))}
              />
            </li>
          ))}
        </ul>
      )}
    </Drawer>
  );
}
