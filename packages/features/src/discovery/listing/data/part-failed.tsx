import { Button } from "@tropa/ui-kit/button";
import { Icon } from "@tropa/ui-kit/icon";
import { useMessages } from "@tropa/ui-kit/messages";
import styles from "./part-failed.module.css";

interface PartFailedProps {
  /** What did not come. */
  text: string;
  onRetry: () => void;
}

/** A part of the listing did not come: what, and another try. */
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
