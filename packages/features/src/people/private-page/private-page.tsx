import type { Profile } from "@tropa/api-contract/people/account";
import { brandName } from "@tropa/domain/storefront/variant-config";
import type { ReactNode } from "react";
import { PageFrame } from "../../platform/page/page-frame.tsx";
import { mainId } from "../../platform/page/skip-link.tsx";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { PrivateData } from "./private-data.tsx";
import { WithSession } from "./with-session.tsx";
import type { WithSessionProps } from "./with-session.tsx";

export interface PrivatePageProps extends Pick<WithSessionProps, "ahead" | "kept"> {
  title: string;
  lead?: ReactNode;
  /** As wide as a form or a ticket. */
  isNarrow?: boolean | undefined;
  /** Without breadcrumbs and heading: the content has its own. The title is the document's alone. */
  isBare?: boolean | undefined;
  /** Breadcrumbs between home and this page. */
  over?: readonly { text: string; url: string }[];
  /** Shown until it is known who is signed in. */
  skeleton: ReactNode;
  children: (profile: Profile) => ReactNode;
}

/** A personal page: the server sends its frame; the browser adds the content once the session is known. */
export function PrivatePage({
  title,
  lead,
  isNarrow,
  isBare,
  over,
  skeleton,
  ahead,
  kept,
  children,
}: PrivatePageProps) {
  const { t } = useTranslation("common");
  const { variant, locale } = useStorefront();
  const content = (
    <>
      <title>{`${title} — ${brandName(variant, locale)}`}</title>
      <meta name="robots" content="noindex" />
      <PrivateData>
        <WithSession skeleton={skeleton} ahead={ahead} kept={kept}>
          {children}
        </WithSession>
      </PrivateData>
    </>
  );
  if (isBare) return <main id={mainId}>{content}</main>;
  return (
    <PageFrame
      crumbs={[{ text: t("hubs:home"), url: "/" }, ...(over ?? []), { text: title, url: "" }]}
      title={title}
      lead={lead}
      isNarrow={isNarrow}
    >
      {content}
    </PageFrame>
  );
}
