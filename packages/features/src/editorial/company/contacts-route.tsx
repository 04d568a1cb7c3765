import {
  contactsCall,
  socialGroupsCall,
  workTimeCall,
} from "@tropa/api-contract/editorial/calls-site";
import { useMemo } from "react";
import type { ScreenHandle } from "../../platform/page/screen-handle.ts";
import { organizationJsonLd } from "../../platform/seo/json-ld.ts";
import { headMeta, seoSite } from "../../platform/seo/page-head.ts";
import type { PageHead } from "../../platform/seo/page-head.ts";
import { logAndReturnNull } from "../../platform/api/log-failure.ts";
import { contactsPath } from "../../platform/links/paths.ts";
import { withMessages } from "@tropa/page-runtime/state/area-messages";
import { pack, unpack } from "@tropa/page-runtime/state/packed";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { crumbsJsonLd } from "../../platform/page/crumbs.ts";
import { ContactsScreen } from "./contacts-screen.tsx";
import type { ContactsPage } from "./contacts-screen.tsx";
import type { Route } from "./+types/contacts-route";

export const handle: ScreenHandle = { messages: "editorial" };

/** Loads contact details. Each call may fail: the storefront itself knows a phone number and an address. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const { api, variant } = page;
  const [contacts, hours, socials] = await Promise.all([
    api
      .call(contactsCall, { query: { all: "1" } })
      .catch(logAndReturnNull("contacts", contactsCall.path)),
    api.call(workTimeCall).catch(logAndReturnNull("workTime", workTimeCall.path)),
    api
      .call(socialGroupsCall)
      .catch(logAndReturnNull("groupsInSocialNetwork", socialGroupsCall.path)),
  ]);
  const t = page.translator.getFixedT(null, "company");
  const head: PageHead = {
    title: t("contacts.title"),
    description: t("contacts.description"),
    path: contactsPath(),
  };
  const { email, phone } = variant.contacts;
  const data = pack<ContactsPage>({
    email: contacts?.email ?? email,
    phones: contacts?.phones ?? [{ phone, type: "main", entity: null }],
    hours,
    socials: socials?.items ?? [],
  });
  const crumbs = [
    { text: t("hubs:home"), url: "/" },
    { text: t("contacts.title"), url: contactsPath() },
  ];
  return { site: seoSite(page), head, crumbs, contacts: variant.contacts, data };
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  withMessages(handle, serverLoader());

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { site, head, crumbs, contacts } = loaderData;
  return headMeta(site, head, [...crumbsJsonLd(site, crumbs), organizationJsonLd(site, contacts)]);
}

export default function ContactsRoute({ loaderData: { crumbs, data } }: Route.ComponentProps) {
  const contacts = useMemo(() => unpack(data), [data]);
  return <ContactsScreen contacts={contacts} crumbs={crumbs} />;
}
