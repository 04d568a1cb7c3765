import { describe, expect, it } from "vitest";

const sources = import.meta.glob<string>("../src/*/*.stories.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

const documented = Object.entries(sources)
  .map(([path, source]) => ({ name: path.split("/").at(-2) ?? "", source }))
  // Colours, type and the like are no components.
  .filter(({ name }) => name !== "foundations" && name !== "docs");

describe("the docs of every component", () => {
  it.each(documented)("$name: pattern, do and don't", ({ source }) => {
    expect(source).toMatch(/\bARIA (pattern|patterns|role|attributes): |\*\*[\w -]+\*\*\s+pattern/);
    expect(source).toContain("**Do** ");
    expect(source).toContain("**Don't** ");
  });

  it.each(documented)("$name: controls from its props, and a plain story", ({ source }) => {
    expect(source).toMatch(/^ {2}component: \w+,$/m);
    expect(source).toMatch(/satisfies Meta<typeof \w+>/);
    expect(source).toMatch(/^export const Default: Story = /m);
  });
});
