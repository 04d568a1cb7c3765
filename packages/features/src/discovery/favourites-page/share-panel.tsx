import { shareButtonsFor } from "@tropa/domain/storefront/variant-config";
import { ErrorState } from "@tropa/ui-kit/error-state";
import { Button } from "@tropa/ui-kit/button";
import { Modal } from "@tropa/ui-kit/modal";
import { ShareButtons } from "@tropa/ui-kit/share-buttons";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { TextField } from "@tropa/ui-kit/text-field";
import { useEffect, useState } from "react";
import { browserApi } from "../../platform/api/browser-api.ts";
import { inCurrency } from "@tropa/domain/storefront/currency-address";
import type { Party } from "@tropa/domain/sales/party/party";
import { withParty } from "../party/party-link.ts";
import { sharedFavouritesPath } from "../../platform/links/paths.ts";
import { absoluteUrl, useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { showToast } from "../../platform/storefront/toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { shareHref } from "../../platform/links/share-links.ts";
import styles from "./favourites.module.css";

/** The most tours the call takes. */
const mostShared = 100;

/** State that a shared link carries, so that its readers see the same prices. */
interface SharedView {
  ids: readonly number[];
  dateIds: readonly number[];
  party: Party | null;
}

async function makeLink(
  storefront: Storefront,
  { ids, dateIds, party }: SharedView,
): Promise<string> {
  const [api, { shareFavouritesCall }] = await Promise.all([
    browserApi(storefront),
    import("@tropa/api-contract/discovery/calls-favourites"),
  ]);
  const body = { tour_ids: ids.slice(0, mostShared) };
  const { token } = await api.call(shareFavouritesCall, { body });
  const { locale, currency, variant } = storefront;
  const path = withParty(sharedFavouritesPath(token, dateIds.slice(0, mostShared)), party);
  return absoluteUrl(storefront, locale, inCurrency(path, currency, variant.currencies));
}

/** Creates a read-only link to the list, to copy or to share. */
export default function SharePanel({
  onClose,
  ...view
}: SharedView & {
  onClose: () => void;
}) {
  const { t } = useTranslation("favourites");
  const storefront = useStorefront();
  const [link, setLink] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const key = JSON.stringify(view);
  useEffect(() => {
    let isGone = false;
    makeLink(storefront, JSON.parse(key) as SharedView).then(
      (made) => {
        if (!isGone) setLink(made);
      },
      () => {
        if (!isGone) setFailedAttempt(attempt);
      },
    );
    return () => {
      isGone = true;
    };
  }, [storefront, key, attempt]);
  return (
    <Modal open onClose={onClose} title={t("share.title")} width={storefront.variant.modalWidth}>
      <div className={styles.share}>
        <p>{t("share.text")}</p>
        {failedAttempt === attempt ? (
          <ErrorState
            kind="unavailable"
            layout="block"
            headingLevel={3}
            onRetry={() => setAttempt(attempt + 1)}
          />
        ) : link === null ? (
          <Skeleton shape="block" height="3rem" />
        ) : (
          <LinkToShare link={link} />
        )}
      </div>
    </Modal>
  );
}

function LinkToShare({ link }: { link: string }) {
  const { t } = useTranslation("favourites");
  const { variant, locale } = useStorefront();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      showToast({ type: "success", text: t("share.copied") });
    } catch {
      // The link can still be copied from the field.
      showToast({ type: "warning", text: t("share.notCopied") });
    }
  };
  return (
    <>
      <div className={styles.link}>
        <TextField
          label={t("share.link")}
          value={link}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <Button icon="copy" onClick={() => void copy()}>
          {t("share.copy")}
        </Button>
      </div>
      <ShareButtons
        links={shareButtonsFor(variant, locale).map((network) => ({
          network,
          href: shareHref(network, link, t("share.message")),
          label: t(`share.${network}`),
        }))}
      />
    </>
  );
}
