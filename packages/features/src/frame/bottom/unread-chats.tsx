import { useQuery } from "@tanstack/react-query";
import { VisuallyHidden } from "@tropa/ui-kit/visually-hidden";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { unreadQuery } from "../../conversation/queries/unread-query.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { badgeCount } from "./shown-count.ts";

/** Badge with the number of unread messages; shares its query with the account menu. */
export default function UnreadChats({ className }: { className: string | undefined }) {
  const { t } = useTranslation("account");
  const { data: unread = 0 } = useQuery(unreadQuery(useStorefront()), queryClient());
  if (unread === 0) return null;
  return (
    <span className={className}>
      <span aria-hidden="true">{badgeCount(unread)}</span>
      <VisuallyHidden>{t("menu.unread", { count: unread })}</VisuallyHidden>
    </span>
  );
}
