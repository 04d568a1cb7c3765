import { DRAWER } from "@tropa/domain/interface-constants";
import { DialogFrame } from "../modal/dialog-frame.tsx";
import type { DialogProps } from "../modal/dialog-frame.tsx";
import styles from "./drawer.module.css";

export type DrawerProps = DialogProps & {
  /** A click beside the panel leaves it open: something typed would be lost. */
  persistent?: boolean;
};

/** A panel from the right side; on phones a sheet from the lower edge. */
export function Drawer({ width = DRAWER.widthPx, ...rest }: DrawerProps) {
  return <DialogFrame {...rest} width={width} styles={styles} />;
}
