import type { StaffPerson } from "@tropa/api-contract/staff/calls-people";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { PageSection } from "../sections/page-section.tsx";
import { Entry, ShortList } from "./short-list.tsx";

/** What a person has agreed to, and withdrawn. */
export function ConsentsSection({ consents }: Pick<StaffPerson, "consents">) {
  const { t } = useTranslation("staffPeople");
  const moment = useMoment();
  const titleOf = ({ to, booking_id: id }: StaffPerson["consents"][number]) => {
    if (to === "letters") return t("consents.letters");
    return id === null ? t("consents.terms") : t("consents.termsOfBooking", { id });
  };
  return (
    <PageSection title={t("consents.title")}>
      <ShortList empty="">
        {consents.map((consent) => (
          <Entry
            key={`${consent.to} ${consent.booking_id} ${consent.given_at}`}
            title={titleOf(consent)}
            details={[
              consent.version && t("consents.version", { version: consent.version }),
              consent.tour,
              t("consents.given", { moment: moment(consent.given_at) }),
              consent.withdrawn_at &&
                t("consents.withdrawn", { moment: moment(consent.withdrawn_at) }),
            ]}
          />
        ))}
      </ShortList>
    </PageSection>
  );
}
