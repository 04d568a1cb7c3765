import { Icon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import styles from "./file-upload.module.css";

/** A file being uploaded, or uploaded. */
export interface UploadedItem {
  id: string;
  name: string;
  /** Size in the reader's words: "2.4 MB". */
  size: string;
  state: "waiting" | "sending" | "done" | "failed";
  /** Share that was sent, 0 … 1. */
  progress?: number;
  /** Why it failed. */
  error?: string | undefined;
  /** False if a retry would fail again. */
  canRetry?: boolean;
  /** Address of a small picture of it. */
  preview?: string | null;
}

export interface FileUploadTexts {
  chooseOne: string;
  chooseMany: string;
  camera: string;
  /** Beside the button, where a mouse can drop: "or drop them here". */
  drop: string;
  /** Replaces the hint once no more can be added. */
  full: string;
  waiting: string;
  sending: (name: string) => string;
  done: string;
  remove: (name: string) => string;
  cancel: (name: string) => string;
  retry: (name: string) => string;
  /** Returns the text for screen readers on how many files are uploaded. */
  summary: (done: number, all: number) => string;
}

interface FileUploadItemProps {
  item: UploadedItem;
  look: "files" | "images";
  texts: FileUploadTexts;
  onRemove: () => void;
  onRetry: () => void;
}

/** A file with its name or picture, progress and actions. */
export function FileUploadItem({ item, look, texts, onRemove, onRetry }: FileUploadItemProps) {
  const { name, size, state, progress = 0, error, canRetry = true, preview } = item;
  const isOnItsWay = state === "sending" || state === "waiting";
  return (
    <li className={styles.item} data-state={state}>
      {look === "images" ? (
        <span className={styles.picture}>
          {preview ? <img src={preview} alt={name} /> : <Icon name="camera" size={24} />}
        </span>
      ) : (
        <Icon name={state === "done" ? "check-circle" : "paperclip"} size={20} />
      )}
      <span className={styles.about}>
        <span className={styles.name}>{name}</span>
        {error === undefined ? (
          <span className={styles.note}>
            {state === "done"
              ? `${size}, ${texts.done}`
              : state === "waiting"
                ? texts.waiting
                : size}
          </span>
        ) : (
          <span className={styles.fault}>{error}</span>
        )}
        {state === "sending" && (
          <progress
            className={styles.progress}
            aria-label={texts.sending(name)}
            value={progress}
            max={1}
          />
        )}
      </span>
      <span className={styles.acts}>
        {state === "failed" && canRetry && (
          <IconButton icon="refresh" size="sm" label={texts.retry(name)} onClick={onRetry} />
        )}
        <IconButton
          icon={isOnItsWay ? "close" : "trash"}
          size="sm"
          label={isOnItsWay ? texts.cancel(name) : texts.remove(name)}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
