import { MODAL } from "@tropa/domain/interface-constants";
import { DialogFrame } from "./dialog-frame.tsx";
import type { DialogProps } from "./dialog-frame.tsx";
import styles from "./modal.module.css";

export type ModalProps = DialogProps & {
  /** Shows the title only to screen readers. */
  titleHidden?: boolean;
  /** A click beside the window only shakes it. */
  persistent?: boolean;
};

/** A window above the page. On phones it rises from the lower edge. */
export function Modal({ titleHidden = false, width = MODAL.widthPx, ...rest }: ModalProps) {
  return <DialogFrame {...rest} titleHidden={titleHidden} width={width} styles={styles} />;
}
