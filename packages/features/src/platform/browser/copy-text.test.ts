import { expect, test, vi } from "vitest";
import { copyText } from "./copy-text.ts";

test("fails as a refusal does where a page has no clipboard", async () => {
  vi.stubGlobal("navigator", {});
  const copied = copyText("https://tropa.example");
  await expect(copied).rejects.toBeInstanceOf(TypeError);
  vi.unstubAllGlobals();
});
