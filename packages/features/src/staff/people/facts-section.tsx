import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { StaffPerson } from "@tropa/api-contract/staff/calls-people";
import { readablePhone } from "@tropa/domain/storefront/variant-config";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { ContactsRequest } from "../bookings/contacts-request.tsx";
import { FactList, PageSection } from "../sections/page-section.tsx";
import { personContactsQuery, personQuery } from "./people-queries.ts";

/** Who a person is; contacts are masked until asked for, and each look is recorded. */
export function FactsSection({ person }: { person: StaffPerson }) {
  const { t } = useTranslation("staffPeople");
  const storefront = useStorefront();
  const moment = useMoment();
  const queries = useQueryClient();
  const { account_id: id, passkeys, country, seen_at: seenAt } = person;
  const contacts = useQuery(personContactsQuery(storefront, id));
  const { phone, email } = contacts.data ?? person;
  const show = async () => {
    await contacts.refetch();
    // The look is in the log of the page.
    await queries.invalidateQueries({ queryKey: personQuery(storefront, id).queryKey });
  };
  const nameOf = (type: "language" | "region", code: string) =>
    new Intl.DisplayNames(storefront.locale, { type }).of(code) ?? code;
  const marked = (contact: string, isConfirmed: boolean) =>
    contact !== "" && !isConfirmed ? t("person.unconfirmed", { contact }) : contact;
  return (
    <PageSection title={t("person.title")}>
      <FactList
        facts={[
          [t("person.number"), id],
          [
            t("person.phone"),
            contacts.data && phone ? (
              <a href={`tel:${phone}`}>{marked(readablePhone(phone), person.is_phone_confirmed)}</a>
            ) : (
              marked(phone, person.is_phone_confirmed)
            ),
          ],
          [
            t("person.email"),
            contacts.data && email ? (
              <a href={`mailto:${email}`}>{marked(email, person.is_email_confirmed)}</a>
            ) : (
              marked(email, person.is_email_confirmed)
            ),
          ],
          [t("person.since"), moment(person.created_at)],
          [t("person.seen"), seenAt && moment(seenAt)],
          [t("person.site"), person.storefront],
          [t("person.language"), `${nameOf("language", person.language)}, ${person.currency}`],
          [t("person.country"), country && nameOf("region", country)],
          [
            t("person.signIn"),
            [
              t("person.code"),
              person.has_password && t("person.password"),
              passkeys > 0 && t("person.passkeys", { count: passkeys }),
            ]
              .filter(Boolean)
              .join(", "),
          ],
        ]}
      />
      <ContactsRequest contacts={contacts} onShow={() => void show()} />
    </PageSection>
  );
}
