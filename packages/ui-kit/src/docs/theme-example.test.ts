import { describe, expect, it } from "vitest";
import { draftStyleSheet, withColour } from "./theme-example.ts";
import type { ThemeDraft } from "./theme-example.ts";

const draft: ThemeDraft = {
  colours: [{ name: "primary", light: "#111111", dark: "#eeeeee" }],
  radiusCard: 16,
  radiusControl: 12,
};

describe("a draft of a theme", () => {
  it("is written as a style sheet", () => {
    expect(draftStyleSheet(draft)).toBe(
      [
        '[data-brand="yours"] {',
        "  --color-primary: light-dark(#111111, #eeeeee);",
        "  --radius-card: 16px;",
        "  --radius-control: 12px;",
        "}",
      ].join("\n"),
    );
  });

  it("changes one colour of one scheme only", () => {
    const changed = withColour(draft, "primary", "dark", "#ffcc00");
    expect(changed.colours).toEqual([{ name: "primary", light: "#111111", dark: "#ffcc00" }]);
    expect(draft.colours[0]?.dark).toBe("#eeeeee");
  });
});
