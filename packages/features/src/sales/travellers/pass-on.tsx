import { Button } from "@tropa/ui-kit/button";
import { showToast } from "../../platform/storefront/toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";

/** Passes the travellers' link on: by what the device shares with, else it is copied. */
export function PassOn({ url }: { url: string }) {
  const { t } = useTranslation("travellers");
  const passOn = async () => {
    if ("share" in navigator && navigator.canShare({ url })) {
      // Whoever closes the device's window has changed their mind.
      await navigator.share({ url }).catch(() => {});
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      showToast({ type: "success", text: t("block.copied") });
    } catch {
      // Not allowed here: the address is shown to be copied by hand.
      window.prompt(t("block.passOn"), url);
    }
  };
  return (
    <Button variant="ghost" icon="share" onClick={() => void passOn()}>
      {t("block.passOn")}
    </Button>
  );
}
