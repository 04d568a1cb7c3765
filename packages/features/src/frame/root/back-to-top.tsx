import { useEffect, useState } from "react";
import type { ComponentType } from "react";

/**
 * The button that leads back to the top of a long page; its code comes with the first scroll. A page without it is
 * whole, so a failure to load it is ignored.
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
