import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readPropDocs } from "../.storybook/prop-docs.ts";
import { withPropDocs } from "../.storybook/with-prop-docs.ts";

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
  it.each(documented)("$name documents its ARIA pattern, do and don't", ({ source }) => {
    expect(source).toMatch(/\bARIA (pattern|patterns|role|attributes): |\*\*[\w -]+\*\*\s+pattern/);
    expect(source).toContain("**Do** ");
    expect(source).toContain("**Don't** ");
  });

  it.each(documented)("$name has controls from its props and a Default story", ({ source }) => {
    expect(source).toMatch(/^ {2}component: \w+,$/m);
    expect(source).toMatch(/satisfies Meta<typeof \w+>/);
    expect(source).toMatch(/^export const Default: Story = /m);
  });
});

const propDocs = readPropDocs();

/** The component that a file of stories is about. */
const componentOf = (source: string) => /^ {2}component: (\w+),$/m.exec(source)?.[1] ?? "";

describe("the table of props", () => {
  it.each(documented)("$name lists every prop with its type", ({ source }) => {
    const doc = propDocs[componentOf(source)];
    expect(doc?.path).toMatch(/^@tropa\/ui-kit\/[a-z-]+$/);
    // What Storybook's own reader makes of unions and of lists that are not to be changed.
    const read = Object.fromEntries(
      (doc?.props ?? []).map(({ name }) => [name, { name, table: { type: { summary: "union" } } }]),
    );
    const unsaid = ["", "unknown", "union", "intersection", "signature"];
    const faults = Object.values(withPropDocs(read, doc?.props ?? []))
      .filter(({ table }) => unsaid.includes(table?.type?.summary ?? ""))
      .map(({ name }) => name);
    expect(faults).toEqual([]);
  });

  it("includes props that a type takes from another", () => {
    const names = propDocs["PhoneInput"]?.props.map(({ name }) => name);
    const texts = ["label", "labelHidden", "hint", "error", "optional", "size"];
    const values = ["value", "defaultValue", "onValueChange", "onValidityChange"];
    const places = ["countries", "country", "defaultCountry", "onCountryChange", "locale"];
    expect(names).toEqual(expect.arrayContaining([...texts, ...values, ...places]));
    // Those are its own business.
    expect(names).not.toContain("icon");
    expect(names).not.toContain("suffix");
  });

  it("reads types, descriptions and required props from the source", () => {
    const props = new Map(propDocs["Menu"]?.props.map((prop) => [prop.name, prop]));
    expect(props.get("items")).toMatchObject({ type: "readonly MenuItem[]", required: true });
    const [country] = propDocs["PhoneInput"]?.props.filter(({ name }) => name === "country") ?? [];
    expect(country).toEqual({
      name: "country",
      type: "string",
      description: expect.stringMatching(/^ISO code of the chosen country.*\.$/),
      required: false,
    });
  });

  it("shows a long type in full beside its shortened form", () => {
    const type = `"${"a".repeat(80)}"`;
    const { prop } = withPropDocs({}, [{ name: "prop", type, description: "", required: false }]);
    expect(prop?.table?.type?.summary?.length).toBeLessThanOrEqual(60);
    expect(prop?.table?.type?.detail).toBe(type);
  });
});

describe("stories that open something", () => {
  const acting = documented.filter(({ source }) => /\bplay: /.test(source));

  it.each(acting)(
    "$name shows them in a separate frame, where they open by themselves",
    ({ source }) => {
      const count = (pattern: RegExp) => source.match(pattern)?.length ?? 0;
      expect(count(/parameters: ownFrame,\s+play: /g)).toBe(count(/\bplay: /g));
    },
  );
});

it("the page about galleries covers every gallery", () => {
  const page = import.meta.glob<string>("../src/docs/galleries.mdx", {
    query: "?raw",
    import: "default",
    eager: true,
  })["../src/docs/galleries.mdx"];
  const folders = readdirSync(join(import.meta.dirname, "../src"));
  for (const gallery of [
    "lightbox",
    "tile-gallery",
    "photo-mosaic",
    "photo-strip",
    "stories-gallery",
  ]) {
    expect(folders).toContain(gallery);
    expect(page).toContain(`?path=/docs/media-${gallery}--docs`);
  }
});
