import { isApiClientError } from "@tropa/api-client/api-client-error";
import { fileTypeNames } from "@tropa/domain/media/file-rule";
import type { FileRule } from "@tropa/domain/media/file-rule";
import type { Locale } from "@tropa/domain/locale";
import type { TFunction } from "@tropa/i18n/translator";
import type { FileUploadTexts, UploadedItem } from "@tropa/ui-kit/file-upload";
import type { Upload } from "./upload-queue.ts";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** A size as people read it: 2.4 MB. */
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

/** Which files are taken and how large they may be. */
export function ruleText(t: TFunction, locale: Locale, rule: FileRule): string {
  const types = new Intl.ListFormat(locale, { type: "disjunction" }).format(fileTypeNames(rule));
  return t("upload:rule", { types, size: readableSize(rule.maxBytes, locale) });
}

/** The widget's words. */
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

/** Why a call failed, in the server's words where it has some. */
function uploadErrorText(t: TFunction, error: unknown): string {
  if (!isApiClientError(error) || error.kind !== "http") return t("upload:faults.connection");
  const [first] = Object.values(error.validation).flat();
  const { message } = error.data;
  if (first !== undefined) return first;
  return typeof message === "string" && message ? message : t("upload:faults.connection");
}

/** An upload as the widget shows it. */
export function uploadItem<Answer>(
  t: TFunction,
  locale: Locale,
  rule: FileRule,
  { id, file, preview, state, progress, fault, error }: Upload<Answer>,
): UploadedItem {
  const reason = fault
    ? t(`upload:faults.${fault}`, {
        types: fileTypeNames(rule).join(", "),
        size: readableSize(rule.maxBytes, locale),
      })
    : error === null
      ? undefined
      : uploadErrorText(t, error);
  return {
    id,
    name: file.name,
    size: readableSize(file.size, locale),
    state,
    progress,
    preview,
    error: reason,
    canRetry: fault === null,
  };
}
