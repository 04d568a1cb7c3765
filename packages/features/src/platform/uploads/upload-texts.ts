import { isApiClientError } from "@tropa/api-client/api-client-error";
import { fileTypeNames, keepsMetadata } from "@tropa/domain/media/file-rule";
import type { FileFault, FileRule } from "@tropa/domain/media/file-rule";
import type { Locale } from "@tropa/domain/locale";
import type { TFunction } from "@tropa/i18n/translator";
import type { FileUploadTexts, UploadedItem } from "@tropa/ui-kit/file-upload";
import type { Upload } from "./upload-queue.ts";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Returns a readable file size, such as 2.4 MB. */
export function readableSize(bytes: number, locale: Locale): string {
  const [value, unit] =
    bytes < megabyte
      ? [Math.max(1, Math.round(bytes / kilobyte)), "kilobyte"]
      : [bytes / megabyte, "megabyte"];
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}

/** Accepted types, their size limit, and a warning about metadata that others can read. */
export function ruleText(t: TFunction, locale: Locale, rule: FileRule): string {
  const namesOf = (accept: readonly string[], type: "conjunction" | "disjunction") =>
    new Intl.ListFormat(locale, { type }).format(fileTypeNames({ accept }));
  const limits = t("upload:rule", {
    types: namesOf(rule.accept, "disjunction"),
    size: readableSize(rule.maxBytes, locale),
  });
  const typesWithMetadata = rule.accept.filter(keepsMetadata);
  if (typesWithMetadata.length === 0) return limits;
  return t("upload:ruleWithMetadata", {
    rule: limits,
    types: namesOf(typesWithMetadata, "conjunction"),
  });
}

/** Texts of the upload widget. */
export function uploadTexts(t: TFunction, look: "files" | "images"): FileUploadTexts {
  return {
    chooseOne: t(`upload:${look}.chooseOne`),
    chooseMany: t(`upload:${look}.chooseMany`),
    camera: t("upload:camera"),
    drop: t("upload:drop"),
    full: t("upload:full"),
    waiting: t("upload:waiting"),
    sending: (name) => t("upload:sending", { name }),
    done: t("upload:done"),
    remove: (name) => t("upload:remove", { name }),
    cancel: (name) => t("upload:cancel", { name }),
    retry: (name) => t("upload:retry", { name }),
    summary: (done, all) => t("upload:summary", { done, all }),
  };
}

/** Faults by status, also for answers of a proxy, which have no message. */
const faultsByStatus = new Map<number, FileFault>([
  [413, "fileSize"],
  [415, "fileType"],
]);

const refusedFault = (error: unknown): FileFault | null =>
  isApiClientError(error) ? (faultsByStatus.get(error.status) ?? null) : null;

/** The server's message about a refused file, or null. */
function serverText(error: unknown): string | null {
  if (!isApiClientError(error) || error.kind !== "http") return null;
  const [first] = Object.values(error.validation).flat();
  const { message } = error.data;
  if (first !== undefined) return first;
  return typeof message === "string" && message ? message : null;
}

/** Returns an upload, as props of the widget's item. */
export function uploadItem<Answer>(
  t: TFunction,
  locale: Locale,
  rule: FileRule,
  { id, file, size, preview, state, progress, fault, error }: Upload<Answer>,
): UploadedItem {
  const found = fault ?? refusedFault(error);
  const ownText = () =>
    t(`upload:faults.${found ?? "connection"}`, {
      types: fileTypeNames(rule).join(", "),
      size: readableSize(rule.maxBytes, locale),
    });
  const isFailed = fault !== null || error !== null;
  return {
    id,
    name: file.name,
    size: readableSize(size, locale),
    state,
    progress,
    preview,
    error: isFailed ? (serverText(error) ?? ownText()) : undefined,
    // The same file would be refused again.
    canRetry: found === null,
  };
}
