import { greetingName } from "@tropa/domain/people/full-name";
import type { Profile } from "@tropa/api-contract/people/account";
import { Link } from "@tropa/ui-kit/link";
import { useEffect, useRef } from "react";
import { emptyForm, fillEmpty } from "../../platform/forms/drafts/form-draft.ts";
import { settingsPath } from "../../platform/links/paths.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useSession } from "../session/session.ts";
import styles from "./own-details.module.css";

/** Account details, by the names that form fields have. */
const detailsOf = ({ first_name, last_name, phone, email }: Profile) => ({
  name: greetingName({ first_name, last_name }),
  first_name,
  last_name,
  phone: phone ?? "",
  email: email ?? "",
});

/**
 * Inside a form: fills empty fields with the account's details and clears them after sign-out. A lost session clears
 * nothing.
 */
export default function OwnDetails({ isSilent = false }: { isSilent?: boolean }) {
  const { t } = useTranslation("request");
  const { status, profile, ended } = useSession();
  const hasLeft = status === "visitor" && ended !== "lost";
  const isFilled = useRef(false);
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!profile) return undefined;
    // Wait until the form's other fields have set their initial values.
    const timer = setTimeout(() => {
      const form = place.current?.closest("form");
      if (form) fillEmpty(form, detailsOf(profile));
      isFilled.current = true;
    });
    return () => clearTimeout(timer);
  }, [profile]);
  useEffect(() => {
    const form = place.current?.closest("form");
    if (hasLeft && isFilled.current && form) emptyForm(form);
    if (hasLeft) isFilled.current = false;
  }, [hasLeft]);
  const isShown = profile !== null && !isSilent;
  return (
    <p ref={place} className={styles.root} hidden={!isShown}>
      {isShown && (
        <>
          {t("own.text")}{" "}
          <Link href={settingsPath()} target="_blank">
            {t("own.edit")}
          </Link>
        </>
      )}
    </p>
  );
}
