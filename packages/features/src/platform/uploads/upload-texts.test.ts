import { ApiClientError } from "@tropa/api-client/api-client-error";
import { fileUpload, imageUpload } from "@tropa/api-contract/conversation/calls-uploads";
import { locales } from "@tropa/domain/locale";
import { catalogueOf } from "@tropa/i18n/catalogues";
import { createTranslator } from "@tropa/i18n/translator";
import { expect, it } from "vitest";
import { ruleText, uploadItem } from "./upload-texts.ts";

const t = ((key: string, { size = "" }: { size?: string } = {}) =>
  `${key} ${size}`.trim()) as never;
const rule = { accept: ["image/jpeg"], maxBytes: 15 * 1024 * 1024 } as const;
const failed = (error: unknown) =>
  uploadItem(t, "en", rule, {
    id: "1",
    file: new File(["x"], "a.jpg", { type: "image/jpeg" }),
    size: 1,
    preview: null,
    state: "failed",
    progress: 0,
    fault: null,
    error,
    answer: null,
  });
const refusal = (status: number, data?: object) =>
  new ApiClientError("http", "uploadImage", { status, ...(data && { data }) });

it.each([
  [
    "too large with the server's message",
    refusal(413, { message: "Enough for today" }),
    "Enough for today",
    false,
  ],
  ["too large by a proxy without a message", refusal(413), "upload:faults.fileSize 15 MB", false],
  ["of an unsupported type", refusal(415), "upload:faults.fileType 15 MB", false],
  [
    "with an invalid field",
    refusal(422, { validation: { image: ["Not a picture"] } }),
    "Not a picture",
    true,
  ],
  ["in an outage", refusal(503), "upload:faults.connection 15 MB", true],
  [
    "without an answer",
    new ApiClientError("network", "uploadImage"),
    "upload:faults.connection 15 MB",
    true,
  ],
])("explains a file refused %s", (_, error, words, canRetry) => {
  expect(failed(error)).toMatchObject({ error: words, canRetry });
});

it("says nothing of a file without an error", () => {
  expect(failed(null)).toMatchObject({ error: undefined, canRetry: true });
});

it.each(locales)("says before a choice which files keep hidden data, in %s", (locale) => {
  const { t: words } = createTranslator(locale, catalogueOf(locale));
  const [limits, ...more] = ruleText(words, locale, fileUpload).split(/[.。]/);
  expect(limits).toContain("PDF");
  expect(more.join()).toMatch(/PDF.*DOCX.*XLSX/);
  expect(more.join()).not.toMatch(/JPEG|TXT/);
  expect(ruleText(words, locale, imageUpload)).not.toMatch(/[.。]/);
});
