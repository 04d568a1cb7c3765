import { Button } from "@tropa/ui-kit/button";
import { lazy, Suspense, useEffect, useState } from "react";
import { readSiteTokens } from "../../../platform/api/site-tokens.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";

const ProgrammeDialog = lazy(() => import("../../../sales/programme/programme-dialog.tsx"));

/**
 * Whether the site sends programmes by messenger. Asked by the browser, because cached pages outlive the setting; if
 * the call fails, the option is hidden (docs/product/errors-and-degradation.md#degradation).
 */
function useSendsByMessenger(): boolean {
  const storefront = useStorefront();
  const [sends, setSends] = useState(false);
  useEffect(() => {
    let isGone = false;
    void readSiteTokens(storefront).then(
      (tokens) => tokens && !isGone && setSends(tokens.send_tour_program_in_pdf_via_whatsapp),
    );
    return () => {
      isGone = true;
    };
  }, [storefront]);
  return sends;
}

/** Sends the programme by e-mail or messenger. */
export default function TakeAlongWays({ tourId }: { tourId: number }) {
  const { t } = useTranslation("tour");
  const [channel, setChannel] = useState<"email" | "messenger" | null>(null);
  const sendsByMessenger = useSendsByMessenger();
  return (
    <>
      <Button variant="secondary" icon="mail" onClick={() => setChannel("email")}>
        {t("take.email")}
      </Button>
      {sendsByMessenger && (
        <Button variant="secondary" icon="phone" onClick={() => setChannel("messenger")}>
          {t("take.messenger")}
        </Button>
      )}
      {channel && (
        <Suspense>
          <ProgrammeDialog tourId={tourId} channel={channel} onClose={() => setChannel(null)} />
        </Suspense>
      )}
    </>
  );
}
