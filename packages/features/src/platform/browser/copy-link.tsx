import { Button } from "@tropa/ui-kit/button";
import { VisuallyHidden } from "@tropa/ui-kit/visually-hidden";
import { useEffect, useState } from "react";

/** How long the button shows that the link was copied, ms. */
const confirmationMs = 2500;

export interface CopyLinkProps {
  url: string;
  texts: Readonly<{ copy: string; copied: string; byHand: string }>;
  className?: string | undefined;
}

/** Button that copies an address. */
export function CopyLink({ url, texts, className }: CopyLinkProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // The clipboard is not available: show the address to be copied by hand.
      window.prompt(texts.byHand, url);
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
        {isCopied ? texts.copied : texts.copy}
      </Button>
      <VisuallyHidden role="status">{isCopied && texts.copied}</VisuallyHidden>
    </>
  );
}
