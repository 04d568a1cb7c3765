import { expect, test } from "vitest";
import { fetchedAlong, sharedFiles } from "./chunk-groups.ts";

const imports: Record<string, readonly string[]> = {
  "/app/entry.client.tsx": ["/start.ts"],
  "/take-over/entry-client.tsx": ["/node_modules/react/index.js", "/platform.ts"],
  "/start.ts": [],
  "/app/root.tsx": ["/root.tsx"],
  "/root.tsx": ["/platform.ts"],
  "/platform.ts": [],
  "/node_modules/react/index.js": [],
  "/home/home-route.tsx": ["/card.tsx", "/home.tsx"],
  "/tour/tour-screen.tsx": ["/card.tsx", "/tour.tsx"],
  "/card.tsx": ["/platform.ts", "/price.ts"],
  "/price.ts": [],
  "/home.tsx": ["/home.css", "/field.css", "/phone.tsx"],
  "/tour.tsx": [],
  "/drawer.tsx": ["/price.ts", "/drawer.css", "/field.css", "/phone.tsx"],
  "/phone.tsx": [],
  "/home.css": [],
  "/field.css": [],
  "/drawer.css": [],
  "/home/home-below.tsx": [
    "/kept.tsx",
    "/row.tsx",
    "/row.css",
    "/skeleton.tsx",
    "/skeleton.css",
    "/mark.tsx",
    "/home-late.tsx",
    "/home-late.css",
    "/home.css",
  ],
  "/tour/tour-below.tsx": [
    "/kept.tsx",
    "/row.tsx",
    "/row.css",
    "/skeleton.tsx",
    "/skeleton.css",
    "/mark.tsx",
    "/tour-late.tsx",
    "/tour-programme.css",
    "/grid.css",
  ],
  "/frame/header/frame-below.tsx": ["/footer.css", "/kept.tsx"],
  "/kept.tsx": [],
  "/row.tsx": [],
  "/row.css": [],
  "/home-late.tsx": [],
  "/home-late.css": [],
  "/tour-late.tsx": [],
  "/footer.css": [],
  "/packages/features/src/people/settings/settings-route.tsx": ["/skeleton.tsx", "/skeleton.css"],
  // Shows a tour before it is published, with the parts of its page.
  "/packages/features/src/organizers/tours/tours-page.tsx": ["/tour/tour-below.tsx", "/mark.tsx"],
  "/skeleton.tsx": [],
  "/mark.tsx": [],
  "/skeleton.css": [],
  // The preview of a tour, which an organizer sees, is the tour's page.
  "/packages/features/src/organizers/tours/preview-page.tsx": ["/tour-programme.css"],
  "/tour-programme.css": [],
  "/packages/features/src/editorial/journal/journal-route.tsx": [
    "/packages/features/src/editorial/blocks/text-blocks.css",
    "/packages/ui-kit/src/video-embed/video-embed.css",
    "/grid.css",
  ],
  "/grid.css": [],
  "/packages/features/src/editorial/blocks/text-blocks.css": [],
  "/packages/ui-kit/src/video-embed/video-embed.css": [],
};
const loaded = [
  "/app/entry.client.tsx",
  "/app/root.tsx",
  "/home/home-route.tsx",
  "/tour/tour-screen.tsx",
  "/drawer.tsx",
  "/home/home-below.tsx",
  "/tour/tour-below.tsx",
  "/frame/header/frame-below.tsx",
  "/packages/features/src/people/settings/settings-route.tsx",
  "/packages/features/src/organizers/tours/tours-page.tsx",
  "/packages/features/src/organizers/tours/preview-page.tsx",
  "/packages/features/src/editorial/journal/journal-route.tsx",
];
const fileOf = sharedFiles(Object.keys(imports), (id) => imports[id] ?? [], loaded);

test.each([
  ["/node_modules/react/index.js", "framework"],
  ["/platform.ts", "base"],
  ["/root.tsx", "base"],
  ["/take-over/entry-client.tsx", "base"],
  ["/app/root.tsx", null],
  ["/card.tsx", "landing"],
  ["/price.ts", "landing"],
  ["/home.tsx", null],
  ["/drawer.tsx", null],
  ["/home.css", "home"],
  ["/field.css", "landing"],
  ["/drawer.css", null],
  ["/phone.tsx", "home-parts"],
  ["/app/entry.client.tsx", "start"],
  ["/start.ts", "start"],
  ["/home/home-route.tsx", null],
  ["/home/home-below.tsx", null],
  ["/row.tsx", "below"],
  ["/kept.tsx", null],
  ["/row.css", "below"],
  ["/skeleton.tsx", "small-parts"],
  ["/skeleton.css", "small-parts"],
  ["/mark.tsx", "small-parts"],
  ["/home-late.tsx", null],
  ["/home-late.css", null],
  ["/tour-late.tsx", null],
  ["/footer.css", "base"],
  ["/tour-programme.css", null],
  ["/grid.css", "small-parts"],
  ["/packages/features/src/editorial/blocks/text-blocks.css", "reading-parts"],
  ["/packages/ui-kit/src/video-embed/video-embed.css", "reading-parts"],
])("puts %s into the file %s", (id, file) => {
  expect(fileOf(id)).toBe(file);
});

test.each([
  ["assets/tour-screen-a1b2c3d4.js", ["start-session", "drawer"]],
  ["assets/drawer-a1b2c3d4.js", ["landing", "start-session", "drawer"]],
  [
    "assets/entry.client-a1b2c3d4.js",
    ["base", "rolldown-runtime", "landing", "start-session", "drawer"],
  ],
])("fetches along with what %s loads on demand the files %j", (host, names) => {
  const file = (name: string) => `assets/${name}-a1b2c3d4.js`;
  const needed = ["base", "rolldown-runtime", "landing", "start-session", "drawer"].map(file);
  expect(fetchedAlong(needed, host)).toEqual(names.map(file));
});

test.each([
  ["/node_modules/zod/index.js", "call-parts"],
  ["/packages/api-contract/src/base/endpoint.ts", "call-parts"],
  ["/node_modules/libphonenumber-js/core/index.js", "phone-parts"],
  ["/packages/ui-kit/src/phone-input/phone-input.tsx", "contact-parts"],
  ["/packages/ui-kit/src/phone-input/phone-numbers.ts", null],
])("puts %s, shared by on-demand parts, into the file %s", (id, file) => {
  expect(sharedFiles([...Object.keys(imports), id], (one) => imports[one] ?? [], loaded)(id)).toBe(
    file,
  );
});
