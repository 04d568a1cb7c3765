import { useEffect, useState } from "react";
import type { ComponentType } from "react";

/**
 * The button back to the top of a long page; its code loads on the first scroll. Loading errors are ignored: the page
 * is complete without it.
 */
export function BackToTop() {
  const [Button, setButton] = useState<ComponentType>();
  useEffect(() => {
    const load = () => {
      import("@tropa/ui-kit/scroll-to-top").then(
        ({ ScrollToTop }) => setButton(() => ScrollToTop),
        () => {},
      );
    };
    addEventListener("scroll", load, { passive: true, once: true });
    return () => removeEventListener("scroll", load);
  }, []);
  return Button && <Button />;
}
