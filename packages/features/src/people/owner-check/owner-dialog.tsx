import type { Profile } from "@tropa/api-contract/people/account";
import { proveOwnerCall } from "@tropa/api-contract/people/calls-own-account";
import { Modal } from "@tropa/ui-kit/modal";
import { useEffect, useState } from "react";
import { afterClosing } from "../../platform/browser/after-closing.ts";
import { callApi } from "../../platform/api/browser-api.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { OwnerRequest } from "./with-owner-check.ts";
import { OwnerCheck } from "./owner-check.tsx";
import styles from "./owner-check.module.css";

/** Asks for proof of ownership in a window over the page, so nothing typed is lost. */
export default function OwnerDialog({
  profile,
  request,
}: {
  profile: Profile;
  request: OwnerRequest;
}) {
  const { t } = useTranslation("settings");
  const storefront = useStorefront();
  const [open, setOpen] = useState(true);
  const close = (isOwner: boolean) => {
    setOpen(false);
    afterClosing(() => request.answer(isOwner));
  };
  // Resolve pending calls when the page is left.
  useEffect(() => () => request.answer(false), [request]);
  return (
    <Modal
      open={open}
      onClose={() => close(false)}
      title={t("owner.title")}
      width={storefront.variant.modalWidth}
    >
      <div className={styles.dialog}>
        <p>{t("owner.why")}</p>
        <OwnerCheck
          profile={profile}
          action={t("confirm")}
          verify={(proof) => callApi(storefront, proveOwnerCall, { body: proof })}
          onVerified={() => close(true)}
          onCancel={() => close(false)}
        />
      </div>
    </Modal>
  );
}
