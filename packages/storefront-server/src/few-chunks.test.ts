import { expect, test } from "vitest";
import { sharedFiles } from "./few-chunks.ts";

const imports: Record<string, readonly string[]> = {
  "/app/entry.client.tsx": ["/node_modules/react/index.js", "/platform.ts"],
  "/app/root.tsx": ["/root.tsx"],
  "/root.tsx": ["/platform.ts"],
  "/platform.ts": [],
  "/node_modules/react/index.js": [],
  "/home/home-route.tsx": ["/card.tsx", "/home.tsx"],
  "/tour/tour-screen.tsx": ["/card.tsx", "/tour.tsx"],
  "/card.tsx": ["/platform.ts", "/price.ts"],
  "/price.ts": [],
  "/home.tsx": [],
  "/tour.tsx": [],
  "/drawer.tsx": ["/price.ts"],
};
const fileOf = sharedFiles(Object.keys(imports), (id) => imports[id] ?? []);

test.each([
  ["/node_modules/react/index.js", "framework"],
  ["/platform.ts", "base"],
  ["/root.tsx", "base"],
  ["/card.tsx", "landing"],
  ["/price.ts", "landing"],
  ["/home.tsx", null],
  ["/drawer.tsx", null],
  ["/app/entry.client.tsx", null],
  ["/home/home-route.tsx", null],
])("%s goes into %s", (id, file) => {
  expect(fileOf(id)).toBe(file);
});
