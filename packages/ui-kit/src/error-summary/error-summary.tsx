import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import type { ComponentProps, MouseEvent } from "react";
import { composeRefs } from "../hooks/compose-refs.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./error-summary.module.css";

export type FormError = {
  /** Id of the control to focus; absent for an error of the whole form. */
  fieldId?: string;
  message: string;
};

export type ErrorSummaryProps = Omit<ComponentProps<"div">, "children" | "title"> & {
  title: string;
  errors: readonly FormError[];
};

/** Focuses the field without a history entry; without scripts the plain link works. */
function leadTo(fieldId: string, event: MouseEvent) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** List of a form's errors, placed above it, with links to the fields. Takes the focus when it appears. */
export function ErrorSummary({ title, errors, className, ref, ...rest }: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => root.current?.focus(), []);

  return (
    <div
      role="alert"
      tabIndex={-1}
      {...rest}
      ref={composeRefs(root, ref)}
      className={clsx(styles.root, className)}
    >
      <Icon name="warning" size={22} />
      <div>
        <p className={styles.title}>{title}</p>
        <ul className={styles.list}>
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId}${message}`}>
              {fieldId ? (
                <a href={`#${fieldId}`} onClick={(event) => leadTo(fieldId, event)}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
