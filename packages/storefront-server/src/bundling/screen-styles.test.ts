import { expect, it } from "vitest";
import { orderedSheets, scriptsAhead } from "./screen-styles.ts";

it("orderedSheets gives each entry its style sheets, shared ones first, and other files none", () => {
  const sheets = new Map([
    ["assets/home.js", ["assets/home-1.css", "assets/landing-1.css", "assets/base-1.css"]],
    ["assets/landing.js", ["assets/landing-1.css"]],
  ]);
  const manifest = {
    "home.tsx": { file: "assets/home.js", isEntry: true, css: ["assets/home-1.css"] },
    _landing: { file: "assets/landing.js", css: ["assets/landing-1.css"] },
    "data.ts": { file: "assets/data.js", isEntry: true },
  };
  expect(orderedSheets(manifest, sheets)).toEqual({
    "home.tsx": {
      file: "assets/home.js",
      isEntry: true,
      css: ["assets/base-1.css", "assets/landing-1.css", "assets/home-1.css"],
    },
    _landing: { file: "assets/landing.js", css: [] },
    "data.ts": { file: "assets/data.js", isEntry: true, css: [] },
  });
});

it("scriptsAhead lists the first scripts of a page filled in the browser and their imports", () => {
  const chunk = (moduleIds: string[], imports: string[] = []) => ({
    type: "chunk" as const,
    moduleIds,
    imports,
  });
  const bundle = {
    "assets/client.js": chunk(["/packages/api-client/src/client.ts"], ["assets/call-parts.js"]),
    "assets/call-parts.js": chunk(["/zod.js"], ["assets/base.js"]),
    "assets/base.js": chunk([]),
    "assets/home.js": chunk(["/home-route.tsx"]),
    "assets/home.css": { type: "asset" as const },
  };
  expect(scriptsAhead(bundle)).toEqual([
    "/assets/client.js",
    "/assets/call-parts.js",
    "/assets/base.js",
  ]);
});
