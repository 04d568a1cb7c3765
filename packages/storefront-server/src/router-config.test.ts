import { expect, it } from "vitest";
import { shortManifest } from "./router-config.ts";

const manifest = {
  entry: { module: "/assets/entry.js", imports: ["/assets/start.js"], css: [] },
  routes: {
    root: { id: "root", path: "", hasLoader: false, module: "/assets/root.js", css: ["/a.css"] },
    home: { id: "home", parentId: "root", index: true, hasLoader: true, imports: ["/b.js"] },
  },
  version: "1",
};

it("says what is the case, and names no file to fetch ahead", () => {
  const script = shortManifest(`window.__reactRouterManifest=${JSON.stringify(manifest)};`);
  expect(script).toMatch(/^window\.__reactRouterManifest=\{.*\};$/);
  expect(JSON.parse(script.slice(script.indexOf("{"), -1))).toEqual({
    entry: { module: "/assets/entry.js" },
    routes: {
      root: { id: "root", path: "", module: "/assets/root.js", css: ["/a.css"] },
      home: { id: "home", parentId: "root", index: true, hasLoader: true },
    },
    version: "1",
  });
});

it("stops the build when the router writes it in another way", () => {
  expect(() => shortManifest("export default {}")).toThrow("manifest");
});
