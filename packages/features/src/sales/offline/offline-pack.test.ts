import { expect, test, vi } from "vitest";

vi.mock("./offline-worker.ts?worker&url", () => ({ default: "/worker.js" }));

test("finds the files that a document is made of, each once", async () => {
  const { filesIn } = await import("./offline-pack.ts");
  const html = `<link rel="modulepreload" href="/assets/qr-route-AB_12.js"/>
    <script type="module">import "/assets/entry.client-x1.js"; import "/assets/qr-route-AB_12.js"</script>
    <link rel="stylesheet" href="/assets/qr-9.css?v=1"/><img src="/images/1.webp"/><script src="/_i18n/b1/en.js"></script>`;
  expect(filesIn(html)).toEqual([
    "/assets/qr-route-AB_12.js",
    "/assets/entry.client-x1.js",
    "/assets/qr-9.css",
    "/_i18n/b1/en.js",
  ]);
  expect(filesIn("<p>No scripts</p>")).toEqual([]);
});
