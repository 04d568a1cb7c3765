import { Button } from "@tropa/ui-kit/button";
import { VisuallyHidden } from "@tropa/ui-kit/visually-hidden";
import { useEffect, useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";

/** How long the button says that it has done its work, ms. */
const saidMs = 2500;

/** Copies the address of the page; anyone with it can see the booking. */
export function CopyLink({ url, className }: { url: string; className?: string | undefined }) {
  const { t } = useTranslation("booking");
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), saidMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // Not allowed here: the address is shown to be copied by hand.
      window.prompt(t("link.byHand"), url);
    }
  };
  return (
    <>
      <Button
        className={className}
        variant="ghost"
        size="sm"
        icon={isCopied ? "check" : "copy"}
        onClick={() => void copy()}
      >
        {t(isCopied ? "link.copied" : "link.copy")}
      </Button>
      <VisuallyHidden role="status">{isCopied && t("link.copied")}</VisuallyHidden>
    </>
  );
}
