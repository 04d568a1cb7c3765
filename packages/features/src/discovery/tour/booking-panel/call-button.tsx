import { Button } from "@tropa/ui-kit/button";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";

const CallDialog = lazy(() => import("./call-dialog.tsx"));

/** Calls the organizer by a shared number: theirs stays their own. */
export function CallButton({ organizerId, name }: { organizerId: number; name: string }) {
  const { t } = useTranslation("tour");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" icon="phone" onClick={() => setOpen(true)}>
        {t("call.button")}
      </Button>
      {isOpen && (
        <Suspense>
          <CallDialog organizerId={organizerId} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
