import { createServer } from "node:http";
import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { createRemoteFiles, isPublicAddress } from "./remote-file.ts";

it.each([
  ["8.8.8.8", true],
  ["2a00:1450:4001:81b::200e", true],
  ["10.1.2.3", false],
  ["172.20.0.1", false],
  ["192.168.1.1", false],
  ["100.64.0.1", false],
  ["0.0.0.0", false],
  ["fe80::1", false],
  ["fd00::1", false],
  ["::ffff:127.0.0.1", false],
  ["64:ff9b::a00:1", false],
  ["nonsense", false],
])("classifies %s as public: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

/** A server on this machine, which these tests alone may reach. */
async function withSite<T>(listener: RequestListener, work: (url: string) => Promise<T>) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const remote = createRemoteFiles((address) => address === "127.0.0.1");
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    await remote.close();
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  }
}
const limits = { accept: ["image/jpeg"], maxBytes: 100_000 };
const fetchFrom = async (url: string) => {
  const remote = createRemoteFiles((address) => address === "127.0.0.1");
  try {
    const { file, discard } = await remote.fetch(url, limits);
    await discard();
    return file;
  } finally {
    await remote.close();
  }
};

describe("fetching a file by address", () => {
  it("follows redirects to public addresses", async () => {
    const bytes = await sharp({
      create: { width: 40, height: 40, channels: 3, background: "#2a7f62" },
    })
      .jpeg()
      .toBuffer();
    await withSite(
      (request, response) => {
        if (request.url === "/away") response.writeHead(302, { location: "/real.jpg" }).end();
        else response.end(bytes);
      },
      async (url) => {
        expect(await fetchFrom(`${url}/away`)).toMatchObject({ mediaType: "image/jpeg" });
      },
    );
  });

  it.each([
    [
      "leads into the internal network",
      (_: unknown, url: string) => ({ location: `${url.replace("127.0.0.1", "127.0.0.2")}/x` }),
    ],
    ["loops", (_: unknown, url: string) => ({ location: `${url}/again` })],
    ["leads to another protocol", () => ({ location: "file:///etc/passwd" })],
  ])("refuses a redirect that %s", async (_, headersOf) => {
    let address = "";
    await withSite(
      (_request, response) => {
        response.writeHead(302, headersOf(null, address)).end();
      },
      async (url) => {
        address = url;
        await expect(fetchFrom(url)).rejects.toMatchObject({ code: "validation" });
      },
    );
  });

  it("stops beyond the size limit", async () => {
    await withSite(
      (_request, response) => {
        response.on("error", () => {});
        const more = () => {
          while (!response.destroyed && response.write(Buffer.alloc(65_536))) continue;
          if (!response.destroyed) response.once("drain", more);
        };
        more();
      },
      async (url) => {
        await expect(fetchFrom(url)).rejects.toMatchObject({ code: "too_large" });
      },
    );
  });
});
