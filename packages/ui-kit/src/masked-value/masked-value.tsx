import { MASK } from "@tropa/domain/interface-constants";
import { clsx } from "clsx";
import { useState } from "react";
import type { ComponentProps } from "react";
import { useControllable } from "../hooks/use-controllable.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { fill, useMessages } from "../messages/messages.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./masked-value.module.css";

/** Mask of equal length for every value, so that it does not reveal the value's length. */
const asterisks = "*".repeat(MASK.asterisks);

/** Splits a text into runs of asterisks and the text between them, with their positions. */
const maskParts = (mask: string) =>
  Array.from(mask.matchAll(/\*+|[^*]+/g), ({ 0: text, index: at }) => ({ text, at }));

export type MaskedValueProps = Omit<ComponentProps<"span">, "children"> & {
  /** Name of the value for the button: "passport number". */
  label: string;
  /** The value, or a function that fetches it, so that it is not in the page before it is shown. */
  value: string | (() => Promise<string>);
  /** Shown instead of the hidden value; eight asterisks by default. See `maskPhone` and `maskEmail` of the domain. */
  mask?: string;
  revealed?: boolean;
  defaultRevealed?: boolean;
  onRevealedChange?: (revealed: boolean) => void;
  /** Called if the value could not be fetched; it stays hidden. */
  onRevealError?: (error: unknown) => void;
};

/** A value that only its owner should read, behind asterisks, and a toggle button that shows it. */
export function MaskedValue({
  label,
  value,
  mask,
  revealed,
  defaultRevealed = false,
  onRevealedChange,
  onRevealError,
  className,
  ...rest
}: MaskedValueProps) {
  const messages = useMessages();
  const [isRevealed, setRevealed] = useControllable(revealed, defaultRevealed, onRevealedChange);
  const [fetched, setFetched] = useState<string>();
  const [isFetching, setFetching] = useState(false);
  const plain = typeof value === "string" ? value : fetched;
  const shown = isRevealed ? plain : undefined;

  const toggle = async () => {
    if (isRevealed || typeof value === "string" || fetched !== undefined) {
      setRevealed(!isRevealed);
      return;
    }
    setFetching(true);
    try {
      setFetched(await value());
      setRevealed(true);
    } catch (error) {
      onRevealError?.(error);
    } finally {
      setFetching(false);
    }
  };

  if (value === "") return <span {...rest} className={clsx(styles.root, className)} />;
  return (
    <span
      {...rest}
      className={clsx(styles.root, className)}
      data-revealed={shown === undefined ? undefined : ""}
      aria-busy={isFetching || undefined}
    >
      <span className={styles.value} aria-live="polite">
        {shown ?? (
          <>
            <span aria-hidden="true">
              {maskParts(mask ?? asterisks).map(({ text, at }) => (
                <span key={at} className={text.startsWith("*") ? styles.asterisks : undefined}>
                  {text}
                </span>
              ))}
            </span>
            <VisuallyHidden>{messages.hiddenValue}</VisuallyHidden>
          </>
        )}
      </span>
      <IconButton
        icon={shown === undefined ? "eye" : "eye-off"}
        size="sm"
        label={fill(shown === undefined ? messages.reveal : messages.conceal, { label })}
        disabled={isFetching}
        onClick={() => void toggle()}
      />
    </span>
  );
}
