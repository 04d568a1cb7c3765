import { promisify } from "node:util";
import { brotliDecompress, constants, gzip, brotliCompress } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isGroundTile, mapDataVersion } from "@tropa/domain/discovery/map/ground-tile";
import type { TileAddress } from "@tropa/domain/discovery/map/ground-tile";
import { isLocale } from "@tropa/domain/locale";
import { openGroundArchive } from "./ground-archive.ts";
import type { GroundArchive } from "./ground-archive.ts";
import { readMapLabels } from "./map-labels.ts";

const groundFile = new URL("./data/ground.bin", import.meta.url);
const labelsFile = new URL("./data/labels.json.br", import.meta.url);

/** A fast compression level: names are compressed for each answer. */
const fastBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const [unpack, packBrotli, packGzip] = [
  promisify(brotliDecompress),
  promisify(brotliCompress),
  promisify(gzip),
];

interface TileParams {
  version: string;
  z: string;
  x: string;
  y: string;
}

/** Opens a file on first use: a process that only runs jobs never needs it. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** Parses a tile's address; only plain decimal numbers, so that each tile has one URL. */
function addressOf({ z, x, y }: TileParams): TileAddress | null {
  const numbers = [z, x, y].map((text) => (/^(0|[1-9]\d{0,2})$/.test(text) ? Number(text) : -1));
  const [level = -1, column = -1, row = -1] = numbers;
  const address = { z: level, x: column, y: row };
  return isGroundTile(address) ? address : null;
}

const accepts = (request: FastifyRequest, encoding: string): boolean =>
  (request.headers["accept-encoding"] ?? "")
    .split(",")
    .some((one) => one.split(";", 1)[0]?.trim() === encoding);

const noTile = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header("cache-control", "no-store").send({ message: "No such tile" });

/** Caches tiles of the current version for good. A page from before an update gets the new tiles uncached. */
function tileHeaders(reply: FastifyReply, version: string): FastifyReply {
  return reply
    .header(
      "cache-control",
      version === mapDataVersion ? "public, max-age=31536000, immutable" : "no-store",
    )
    .header("vary", "accept-encoding")
    .header("x-content-type-options", "nosniff");
}

/**
 * `GET /maps/{version}/ground/{z}/{x}/{y}`: coasts, waters and borders (`@tropa/domain/ground-tile`).
 * `GET /maps/{version}/labels/{locale}/{z}/{x}/{y}`: names, a JSON list of [kind, zoom, lat, lng, name].
 */
export function mapTileRoutes(server: FastifyInstance): void {
  const archive = once(() => openGroundArchive(groundFile));
  const labels = once(() => readMapLabels(labelsFile));
  let opened: GroundArchive | undefined;
  server.addHook("onClose", () => opened?.close());

  const config = { changes: false } as const;
  server.get<{ Params: TileParams }>(
    "/maps/:version/ground/:z/:x/:y",
    { config },
    async (request, reply) => {
      const address = addressOf(request.params);
      if (address === null) return noTile(reply);
      opened = await archive();
      const bytes = await opened.tile(address);
      tileHeaders(reply, request.params.version).type("application/octet-stream");
      if (bytes.length === 0) return reply.send(bytes);
      if (accepts(request, "br")) return reply.header("content-encoding", "br").send(bytes);
      const plain = await unpack(bytes);
      if (!accepts(request, "gzip")) return reply.send(plain);
      return reply.header("content-encoding", "gzip").send(await packGzip(plain));
    },
  );

  server.get<{ Params: TileParams & { locale: string } }>(
    "/maps/:version/labels/:locale/:z/:x/:y",
    { config },
    async (request, reply) => {
      const { locale, version } = request.params;
      const address = addressOf(request.params);
      if (address === null || !isLocale(locale)) return noTile(reply);
      const text = JSON.stringify((await labels()).tile(address, locale));
      tileHeaders(reply, version).type("application/json; charset=utf-8");
      if (accepts(request, "br"))
        return reply.header("content-encoding", "br").send(await packBrotli(text, fastBrotli));
      if (accepts(request, "gzip"))
        return reply.header("content-encoding", "gzip").send(await packGzip(text));
      return reply.send(text);
    },
  );
}
