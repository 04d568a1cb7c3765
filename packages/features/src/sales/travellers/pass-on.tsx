import { Button } from "@tropa/ui-kit/button";
import { showToast } from "../../platform/storefront/toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";

/** Shares the travellers' link by the device's own dialog, or copies it. */
export function PassOn({ url }: { url: string }) {
  const { t } = useTranslation("travellers");
  const passOn = async () => {
    if ("share" in navigator && navigator.canShare({ url })) {
      // Closing the dialog rejects, too.
      await navigator.share({ url }).catch(() => {});
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      showToast({ type: "success", text: t("block.copied") });
    } catch {
      // Copying is not allowed here: show the address instead.
      window.prompt(t("block.passOn"), url);
    }
  };
  return (
    <Button variant="ghost" icon="share" onClick={() => void passOn()}>
      {t("block.passOn")}
    </Button>
  );
}
