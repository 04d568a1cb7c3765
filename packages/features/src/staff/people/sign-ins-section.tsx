import type { StaffPerson } from "@tropa/api-contract/staff/calls-people";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { PageSection } from "../sections/page-section.tsx";
import { Entry, ShortList } from "./short-list.tsx";

/** Sign-ins by device; open ones come first. */
export function SignInsSection({ sessions }: Pick<StaffPerson, "sessions">) {
  const { t } = useTranslation("staffPeople");
  const { locale } = useStorefront();
  const moment = useMoment();
  const regions = new Intl.DisplayNames(locale, { type: "region" });
  return (
    <PageSection title={t("signIns.title")}>
      <ShortList empty={t("signIns.empty")}>
        {sessions.map(
          ({ browser, system, country, signed_in_at: from, seen_at: seen, ...rest }) => (
            <Entry
              key={`${from} ${seen}`}
              title={[browser, system].filter(Boolean).join(", ") || t("signIns.unknown")}
              aside={t(rest.is_open ? "signIns.open" : "signIns.ended")}
              details={[
                country && (regions.of(country) ?? country),
                rest.storefront,
                t("signIns.from", { moment: moment(from) }),
                t("signIns.used", { moment: moment(seen) }),
              ]}
            />
          ),
        )}
      </ShortList>
    </PageSection>
  );
}
