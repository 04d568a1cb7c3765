import { useRef } from "react";
import type { ReactNode, RefObject } from "react";
import { useAnchoredPanel } from "../hooks/use-anchored-panel.ts";
import styles from "./option-panel.module.css";

type OptionPanelProps = {
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  /** Said instead of options, or above them: "Loading...", "Nothing found". */
  status: ReactNode;
  children: ReactNode;
};

/** The panel of options under a field, in the browser's top layer. */
export function OptionPanel({ anchor, open, status, children }: OptionPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useAnchoredPanel({ anchor, panel, open });
  return (
    <div ref={panel} popover="manual" className={styles.panel}>
      <div className={styles.content}>
        {/* Rendered before it has text: a live region that appears with its text is often not announced. */}
        <div role="status" className={styles.status}>
          {status}
        </div>
        {children}
      </div>
    </div>
  );
}
