import { Button } from "@tropa/ui-kit/button";
import { Icon } from "@tropa/ui-kit/icon";
import { useMessages } from "@tropa/ui-kit/messages";
import styles from "./part-failed.module.css";

interface PartFailedProps {
  /** Says what failed to load. */
  text: string;
  onRetry: () => void;
}

/** Shown instead of a part that failed to load, with a retry button. */
export function PartFailed({ text, onRetry }: PartFailedProps) {
  const messages = useMessages();
  return (
    <div role="alert" className={styles.root}>
      <Icon name="warning" size={20} />
      <span>{text}</span>
      <Button size="sm" variant="secondary" icon="refresh" onClick={onRetry}>
        {messages.tryAgain}
      </Button>
    </div>
  );
}
