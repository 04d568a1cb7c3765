import { useLayer } from "@tropa/ui-kit/layers";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import styles from "./full-screen.module.css";

interface FullScreenProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A full-screen layer on phones; the page behind it keeps its state. */
export function FullScreen({ label, onClose, children }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayer(true, onClose);
  useEffect(() => {
    const { current: element } = dialog;
    if (!element?.open) element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={styles.root}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}
