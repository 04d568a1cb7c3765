import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon.tsx";
import { useMessages } from "../messages/messages.tsx";
import type { Messages } from "../messages/messages.tsx";
import styles from "./error-state.module.css";

/** Kinds of failure; each has its own icon and texts. */
export type ErrorKind = keyof Messages["errors"];

export type ErrorStateProps = Omit<ComponentProps<"div">, "children" | "title"> & {
  kind?: ErrorKind;
  /** The kind's own title by default. */
  title?: string;
  text?: ReactNode;
  /** Level of the title in the page's outline. */
  headingLevel?: 1 | 2 | 3;
  /** Adds a button that tries again. */
  onRetry?: () => void;
  /** A retry is running. */
  retrying?: boolean;
  /** Other things to do: buttons, links. */
  actions?: ReactNode;
  /** Reference to quote when asking for help: the request's id. */
  reference?: string;
  /** `page` fills the screen, `block` replaces a part of a page that failed to load. */
  layout?: "page" | "block";
};

const icons: Record<ErrorKind, IconName> = {
  notFound: "compass",
  forbidden: "lock",
  gone: "trash",
  unavailable: "settings",
  offline: "offline",
  failure: "warning",
};

/** Maps an HTTP status to a kind of failure; `failure` for any status without its own kind. */
export function errorKindOfStatus(status: number): ErrorKind {
  if (status === 404) return "notFound";
  if (status === 403) return "forbidden";
  if (status === 410) return "gone";
  return status === 503 ? "unavailable" : "failure";
}

/**
 * Shows a failure and what to do about it. A `block` has the role `alert`, because it appears after
 * the page has loaded; a `page` needs none, because screen readers announce its heading.
 */
export function ErrorState({
  kind = "failure",
  title,
  text,
  headingLevel = 2,
  onRetry,
  retrying = false,
  actions,
  reference,
  layout = "page",
  className,
  ...rest
}: ErrorStateProps) {
  const messages = useMessages();
  const texts = messages.errors[kind];
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      role={layout === "block" ? "alert" : undefined}
      {...rest}
      className={clsx(styles.root, className)}
      data-kind={kind}
      data-layout={layout}
    >
      <span className={styles.icon}>
        <Icon name={icons[kind]} size={layout === "page" ? 40 : 24} />
      </span>
      <div className={styles.words}>
        <Heading className={styles.title}>{title ?? texts.title}</Heading>
        <p className={styles.text}>{text ?? texts.text}</p>
        {reference && <p className={styles.reference}>{reference}</p>}
      </div>
      {(onRetry || actions) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button
              icon="refresh"
              size={layout === "block" ? "sm" : "md"}
              variant={layout === "block" ? "secondary" : "primary"}
              loading={retrying}
              onClick={onRetry}
            >
              {messages.tryAgain}
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  );
}
