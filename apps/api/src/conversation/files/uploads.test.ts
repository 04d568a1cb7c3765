import type { StoredFile, StoredImage } from "@tropa/api-contract/conversation/calls-uploads";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Platform } from "../../../testing/platform.ts";
import type { Person } from "../../../testing/platform.ts";
import { isSignedLink } from "../../platform/files/file-links.ts";

let platform: Platform;
let tourist: Person;
const visitor = { token: null };
beforeAll(async () => {
  platform = await Platform.open();
  tourist = await platform.person("tourist");
});
afterAll(() => platform.close());

const pdf = new Blob(["%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF"]);

async function picture(width = 1200, height = 800): Promise<Blob> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: "#2a7f62" } })
    .withExif({ IFD0: { Copyright: "secret place" } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: "image/jpeg" });
}

interface Form {
  fields?: Record<string, string>;
  file?: { field: string; blob: Blob; name?: string };
}

async function send(path: string, from: Pick<Person, "token">, { fields = {}, file }: Form) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set(file.field, file.blob, file.name ?? "photo.jpg");
  const response = await fetch(`${platform.url}${path}`, {
    method: "POST",
    body: form,
    headers: from.token ? { "x-authorization": `Bearer ${from.token}` } : {},
  });
  return { status: response.status, body: await response.json() };
}

const image = async (form: Form = {}, from: Pick<Person, "token"> = tourist) =>
  send("/crm/api/image/upload", from, {
    file: { field: "image", blob: await picture() },
    ...form,
  });

describe("pictures", () => {
  it("are re-encoded without metadata and served in every size", async () => {
    const { status, body } = await image({ fields: { bucket: "avatar" } });
    expect(status).toBe(200);
    const stored = body as StoredImage;
    expect(stored).toMatchObject({ width: 1200, height: 800 });
    const address = stored.image.image.replace("{size}", "400x300").replace(".avif", ".jpg");
    const served = await fetch(platform.url + address);
    expect(served.headers.get("cache-control")).toContain("immutable");
    expect(served.headers.get("content-security-policy")).toContain("sandbox");
    const { width, height, exif } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect({ width, height, exif }).toEqual({ width: 400, height: 300, exif: undefined });
  });

  it("are rotated upright and limited in size", async () => {
    const turned = await sharp({
      create: { width: 3000, height: 1000, channels: 3, background: "red" },
    })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const blob = new Blob([new Uint8Array(turned)]);
    const { body } = await image({ file: { field: "image", blob } });
    expect(body).toMatchObject({ width: 853, height: 2560 });
  });

  it.each([
    ["text declared as a picture", new Blob(["<svg onload=alert(1)>"], { type: "image/png" })],
    ["a document", pdf],
    ["half a picture", new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])])],
  ])("are refused when they are %s", async (_, blob) => {
    const { status, body } = await image({ file: { field: "image", blob } });
    expect([415, 422]).toContain(status);
    expect(body).toMatchObject({ validation: { image: [expect.any(String)] } });
  });

  it("are accepted from visitors only for reviews, and deleted only with their token", async () => {
    expect((await image({}, visitor)).status).toBe(401);
    const form = { file: { field: "image", blob: await picture() } };
    const { status, body } = await send("/spa/upload-review-image", visitor, form);
    expect(status).toBe(200);
    const { id, token, image: stored } = body as StoredImage & { token: string };
    const remove = (given: string) =>
      send(`/spa/delete-image?id=${id}&token=${given}`, visitor, {}).then(
        ({ status: code }) => code,
      );
    // A body that is no multipart is what this call takes.
    const post = (given: string) =>
      fetch(`${platform.url}/spa/delete-image?id=${id}&token=${given}`, { method: "POST" });
    expect(await remove(token)).toBe(415);
    expect((await post("wrong")).status).toBe(404);
    expect((await post(token)).status).toBe(200);
    expect((await post(token)).status).toBe(404);
    const gone = await fetch(platform.url + stored.image.replace("{size}", "96x96"));
    expect(gone.status).toBe(404);
  });
});

describe("files", () => {
  const upload = (fields: Record<string, string> = {}, name = "Паспорт Анны.pdf") =>
    send("/crm/api/file/upload", tourist, { fields, file: { field: "file", blob: pdf, name } });

  it("are private by default; a link opens one file for an hour", async () => {
    const file = (await upload()).body as StoredFile;
    const other = (await upload()).body as StoredFile;
    expect(file).toMatchObject({
      media_type: "application/pdf",
      is_public: false,
      name: "Паспорт Анны.pdf",
    });
    const served = await fetch(platform.url + file.url);
    expect(served.status).toBe(200);
    expect(await served.text()).toBe(await pdf.text());
    expect(served.headers.get("cache-control")).toContain("no-store");
    const [path = "", query = ""] = file.url.split("?");
    expect((await fetch(platform.url + path)).status).toBe(404);
    expect((await fetch(`${platform.url}${other.url.split("?")[0]}?${query}`)).status).toBe(404);

    const given = Object.fromEntries(new URLSearchParams(query));
    const link = { until: given.until ?? "", signature: given.signature ?? "" };
    const uuid = path.split("/")[2] ?? "";
    const { config } = platform.context;
    expect(isSignedLink(config, uuid, link)).toBe(true);
    const later = new Date(Date.now() + 3_700_000);
    expect(isSignedLink(config, uuid, link, later)).toBe(false);
    const prolonged = { ...link, until: String(Number(link.until) + 9000) };
    expect(isSignedLink(config, uuid, prolonged)).toBe(false);
  });

  it("are public on request, and their names lose any folders", async () => {
    const file = (await upload({ is_public: "1" }, "../../etc/passwd.pdf")).body as StoredFile;
    expect(file.name).toBe("passwd.pdf");
    expect(file.url).not.toContain("?");
    expect((await fetch(platform.url + file.url)).status).toBe(200);
  });

  it("name a missing field in the error", async () => {
    const { status, body } = await send("/crm/api/file/upload", tourist, {
      fields: { is_public: "1" },
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({ validation: { file: [expect.any(String)] } });
  });

  it("are refused beyond the size limit and leave nothing stored", async () => {
    const count = () => platform.rows("SELECT count(*)::int AS n FROM stored_file");
    const before = await count();
    const blob = new Blob(["%PDF-1.4\n", new Uint8Array(21 * 1024 * 1024)]);
    const { status } = await send("/crm/api/file/upload", tourist, {
      file: { field: "file", blob },
    });
    expect(status).toBe(413);
    expect(await count()).toEqual(before);
  });

  it("count towards the account's daily quota", async () => {
    const full = await platform.person("tourist");
    await platform.rows(
      `INSERT INTO stored_file (kind, bucket, storage_key, media_type, byte_size, name, account_id)
       VALUES ('file', 'files', 'quota-test', 'application/pdf', 524288000, 'big', $1)`,
      full.accountId,
    );
    const { status } = await send("/crm/api/file/upload", full, {
      file: { field: "file", blob: pdf },
    });
    expect(status).toBe(413);
  });
});

it("refuses multipart in a call that takes JSON", async () => {
  const { status } = await send("/spa/submit-help-request", visitor, { fields: { phone: "1" } });
  expect(status).toBe(415);
});

describe("fetching files by address", () => {
  it.each([
    "http://127.0.0.1:1/a.jpg",
    "http://localhost:1/a.jpg",
    "http://[::1]/a.jpg",
    "http://[::ffff:10.0.0.1]/a.jpg",
    "http://169.254.169.254/latest/meta-data",
    "http://0x7f000001/a.jpg",
    "http://2130706433/a.jpg",
    "http://user:pw@example.org/a.jpg",
  ])("refuses %s", async (url) => {
    const { status, body } = await send("/crm/api/image/upload", tourist, { fields: { url } });
    expect(status).toBe(422);
    expect(body).toMatchObject({ validation: { url: [expect.any(String)] } });
  });
});

it("serves a byte range of a video", async () => {
  // The beginning of an MP4, enough to recognize its type.
  const film = Buffer.concat([Buffer.from("\0\0\0\x18ftypisom\0\0\0\0isommp42"), Buffer.alloc(76)]);
  const { status, body } = await send("/crm/api/file/upload-video", tourist, {
    fields: { is_public: "1" },
    file: { field: "file", blob: new Blob([film], { type: "video/mp4" }), name: "film.mp4" },
  });
  expect(status).toBe(200);
  const address = `${platform.url}${(body as StoredFile).url}`;
  const part = await fetch(address, { headers: { range: "bytes=4-7" } });
  expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([
    206,
    "bytes 4-7/100",
    "ftyp",
  ]);
  const behind = await fetch(address, { headers: { range: "bytes=100-" } });
  expect([behind.status, behind.headers.get("content-range")]).toEqual([416, "bytes */100"]);
});
