import { clsx } from "clsx";
import { useId, useRef, useState } from "react";
import type { ClipboardEvent, ComponentProps, DragEvent } from "react";
import { flushSync } from "react-dom";
import { FieldError } from "../field/field.tsx";
import { composeRefs } from "../hooks/compose-refs.ts";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { FileUploadItem } from "./file-upload-item.tsx";
import type { FileUploadTexts, UploadedItem } from "./file-upload-item.tsx";
import styles from "./file-upload.module.css";

/** Exported again, because the package offers this file alone. */
export type { FileUploadTexts, UploadedItem } from "./file-upload-item.tsx";

export type FileUploadProps = Omit<ComponentProps<"fieldset">, "children"> & {
  /** Name of the field, such as "Photos of the trip". */
  label: string;
  /** Text that names the accepted types and the largest size. */
  hint: string;
  /** Media types offered by the file chooser; dropped or pasted files are not filtered. */
  accept: readonly string[];
  /** Whether several files can be chosen at once. */
  multiple?: boolean;
  /** Shows items as rows of files or as tiles of pictures. */
  look?: "files" | "images";
  /** Offers the camera of a phone. */
  camera?: boolean;
  items: readonly UploadedItem[];
  /** Whether the largest number of files is reached; no more can be added then. */
  full?: boolean;
  error?: string | undefined;
  /** Texts of this widget, passed in so that only screens with uploads load them. */
  texts: FileUploadTexts;
  onFiles: (files: File[]) => void;
  /** Called to remove a file, or to cancel its upload. */
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  ref?: ComponentProps<"fieldset">["ref"];
};

/**
 * A field for files that are chosen, dropped, pasted or taken with the camera, with their progress.
 */
export function FileUpload({
  label,
  hint,
  accept,
  multiple = false,
  look = "files",
  camera = false,
  items,
  full = false,
  error,
  texts,
  onFiles,
  onRemove,
  onRetry,
  className,
  disabled,
  ref,
  ...rest
}: FileUploadProps) {
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const [isOver, setOver] = useState(false);
  const isClosed = full || disabled === true;

  const take = (list: FileList | null | undefined): boolean => {
    const files = [...(list ?? [])];
    if (isClosed || files.length === 0) return false;
    onFiles(multiple ? files : files.slice(0, 1));
    return true;
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent) => {
    if (take(event.clipboardData.files)) event.preventDefault();
  };
  const remove = (item: string) => {
    // The focused button disappears with its file. Update at once: a full field is enabled only after the removal.
    flushSync(() => onRemove(item));
    root.current?.querySelector("input")?.focus();
  };
  const described = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const input = {
    type: "file",
    accept: accept.join(","),
    disabled: isClosed,
    className: styles.input,
    "aria-describedby": described,
    "aria-invalid": error ? true : undefined,
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      take(event.currentTarget.files);
      // Allows the same file to be chosen again after it was removed or corrected.
      event.currentTarget.value = "";
    },
  } as const;

  return (
    <fieldset
      {...rest}
      ref={composeRefs(root, ref)}
      disabled={disabled}
      className={clsx(styles.root, className)}
      onPaste={paste}
    >
      <legend className={styles.legend}>{label}</legend>
      <div
        className={styles.zone}
        data-over={isOver || undefined}
        data-closed={isClosed || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <div className={styles.ways}>
          <label className={styles.way}>
            <input {...input} multiple={multiple} />
            <Icon name={look === "images" ? "plus" : "paperclip"} size={20} />
            {multiple ? texts.chooseMany : texts.chooseOne}
          </label>
          {camera && (
            <label className={clsx(styles.way, styles.camera)}>
              <input {...input} capture="environment" />
              <Icon name="camera" size={20} />
              {texts.camera}
            </label>
          )}
          <span className={styles.dropping}>{texts.drop}</span>
        </div>
        <p id={`${id}-hint`} className={styles.hint}>
          {full ? texts.full : hint}
        </p>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {items.length > 0 && (
        <ul className={styles.list} data-look={look}>
          {items.map((item) => (
            <FileUploadItem
              key={item.id}
              item={item}
              look={look}
              texts={texts}
              onRemove={() => remove(item.id)}
              onRetry={() => onRetry(item.id)}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">
        {items.length > 0 &&
          texts.summary(items.filter(({ state }) => state === "done").length, items.length)}
      </VisuallyHidden>
    </fieldset>
  );
}
