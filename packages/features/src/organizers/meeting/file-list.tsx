import { moved } from "@tropa/domain/forms/merge-edits";
import { Badge } from "@tropa/ui-kit/badge";
import { Button } from "@tropa/ui-kit/button";
import { Icon } from "@tropa/ui-kit/icon";
import { IconButton } from "@tropa/ui-kit/icon-button";
import { VisuallyHidden } from "@tropa/ui-kit/visually-hidden";
import { useState } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { readableSize } from "../../platform/uploads/upload-texts.ts";
import type { ContractFile } from "./meeting-calls.ts";
import styles from "./file-list.module.css";

export interface FileListProps {
  files: readonly ContractFile[];
  onMove: (moved: readonly ContractFile[]) => void;
  onRemove: (file: ContractFile) => Promise<void>;
}

/** Files in order, changed by dragging or with buttons. */
export function FileList({ files, onMove, onRemove }: FileListProps) {
  const { t } = useTranslation("meeting");
  const { locale } = useStorefront();
  const [dragged, setDragged] = useState<number | null>(null);
  const [leaving, setLeaving] = useState<number | null>(null);
  const [said, setSaid] = useState("");
  if (files.length === 0) return null;

  const move = (from: number, to: number) => {
    const file = files[from];
    if (!file || to < 0 || to >= files.length || from === to) return;
    onMove(moved(files, from, to));
    setSaid(t("files.moved", { name: file.name, place: to + 1, all: files.length }));
  };
  const over = (index: number) => {
    const from = files.findIndex((file) => file.file_id === dragged);
    if (from !== -1) move(from, index);
  };
  return (
    <>
      <ol className={styles.list}>
        {files.map((file, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- whoever drags nothing has the buttons
          <li
            key={file.file_id}
            className={styles.item}
            draggable
            data-dragged={file.file_id === dragged || undefined}
            onDragStart={() => setDragged(file.file_id)}
            onDragEnd={() => setDragged(null)}
            onDragEnter={() => over(index)}
            onDragOver={(event) => event.preventDefault()}
          >
            <Icon name="paperclip" size={20} />
            <span className={styles.about}>
              <a href={file.url} target="_blank" rel="noreferrer">
                {file.name}
              </a>
              <span className={styles.facts}>
                {readableSize(file.byte_size, locale)}
                <Badge tone={file.is_public ? "info" : "neutral"}>
                  {t(file.is_public ? "files.seen" : "files.unseen")}
                </Badge>
              </span>
            </span>
            {leaving === file.file_id ? (
              <span className={styles.acts}>
                <Button
                  size="sm"
                  onClick={() => {
                    setLeaving(null);
                    void onRemove(file);
                  }}
                >
                  {t("files.delete")}
                </Button>
                <Button size="sm" variant="ghost" onClick={() => setLeaving(null)}>
                  {t("files.keep")}
                </Button>
              </span>
            ) : (
              <span className={styles.acts}>
                <IconButton
                  icon="chevron-up"
                  size="sm"
                  label={t("files.up", { name: file.name })}
                  aria-disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  icon="chevron-down"
                  size="sm"
                  label={t("files.down", { name: file.name })}
                  aria-disabled={index === files.length - 1}
                  onClick={() => move(index, index + 1)}
                />
                <IconButton
                  icon="trash"
                  size="sm"
                  label={t("files.remove", { name: file.name })}
                  onClick={() => setLeaving(file.file_id)}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
