import { describe, expect, it } from "vitest";
import { fileFault, fileTypeNames, keepsMetadata } from "./file-rule.ts";

const rule = { accept: ["image/jpeg", "image/png"], maxBytes: 100 };

describe("fileFault", () => {
  it.each([
    ["image/jpeg", 100, null],
    ["image/png", 1, null],
    ["image/jpeg", 101, "fileSize"],
    ["image/jpeg", 0, "fileEmpty"],
    ["image/gif", 10, "fileType"],
    ["application/pdf", 1000, "fileType"],
    // Nothing is known of it: the server looks.
    ["", 10, null],
    ["", 101, "fileSize"],
  ])("for a file of type %j with %i bytes is %s", (type, size, fault) => {
    expect(fileFault({ type, size }, rule)).toBe(fault);
  });
});

it("fileTypeNames shows known types by extension and unknown ones as they are", () => {
  expect(fileTypeNames({ accept: ["image/jpeg", "text/plain", "image/x-new"] })).toEqual([
    "JPEG",
    "TXT",
    "image/x-new",
  ]);
});

it.each([
  ["image/jpeg", false],
  ["video/mp4", false],
  ["text/plain", false],
  ["video/webm", true],
  ["application/pdf", true],
])("keepsMetadata for %s is %s", (type, isKept) => {
  expect(keepsMetadata(type)).toBe(isKept);
});
