import { Button } from "@tropa/ui-kit/button";
import { allToursPath, helpPath } from "../../../platform/links/paths.ts";
import { useTranslation } from "../../../platform/storefront/translation.ts";
import { NoticeScreen } from "../notice-screen.tsx";

/** What can be said of a payment that the address does not name. */
export function GeneralOutcome({ words }: { words: "success" | "fail" }) {
  const { t } = useTranslation("booking");
  return (
    <NoticeScreen
      tone={words === "success" ? "good" : "over"}
      title={t(`general.${words}.title`)}
      text={t(`general.${words}.text`)}
      actions={
        <>
          <Button size="lg" href={allToursPath()}>
            {t("general.tours")}
          </Button>
          <Button size="lg" variant="secondary" href={helpPath()}>
            {t("general.help")}
          </Button>
        </>
      }
    />
  );
}
