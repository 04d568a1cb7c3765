import { Collapse } from "@tropa/ui-kit/collapse";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { lazy, Suspense, useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { TicketsFormProps } from "./tickets-form.tsx";

const TicketsForm = lazy(async () => ({
  default: (await import("./tickets-form.tsx")).TicketsForm,
}));
const waiting = <Skeleton shape="block" height="16rem" />;

/** The party's tickets there and back; the form loads when opened. */
export function TicketsBlock({ lead, ...form }: TicketsFormProps & { lead?: ReactNode }) {
  const { t } = useTranslation("travellers");
  const [wasOpened, setOpened] = useState(false);
  return (
    <Collapse summary={t("tickets.title")} onOpenChange={(isOpen) => isOpen && setOpened(true)}>
      {lead}
      {wasOpened && (
        <Suspense fallback={waiting}>
          <TicketsForm {...form} />
        </Suspense>
      )}
    </Collapse>
  );
}
