import { Button } from "@tropa/ui-kit/button";
import { Suspense, useState } from "react";
import type { ReactNode } from "react";
import type { BookingDialogProps } from "./goodwill-dialog.tsx";
import styles from "./acts.module.css";

export interface ActButton {
  text: string;
  renderDialog: (props: BookingDialogProps) => ReactNode;
  /** False for an act that the booking or the reader's rights do not allow. */
  isOffered: boolean;
}

/** Buttons of what staff can do, each with its dialog, which is loaded when it is opened. */
export function ActButtons({
  booking,
  acts,
}: Pick<BookingDialogProps, "booking"> & { acts: readonly ActButton[] }) {
  const [open, setOpen] = useState<string | null>(null);
  const offered = acts.filter(({ isOffered }) => isOffered);
  // A dialog stays until it has closed, even if its act has ended what offered it.
  const opened = acts.find(({ text }) => text === open);
  return (
    <>
      {offered.length > 0 && (
        <div className={styles.acts}>
          {offered.map(({ text }) => (
            <Button key={text} variant="secondary" onClick={() => setOpen(text)}>
              {text}
            </Button>
          ))}
        </div>
      )}
      {opened && (
        <Suspense>{opened.renderDialog({ booking, onClose: () => setOpen(null) })}</Suspense>
      )}
    </>
  );
}
