import { groundLevel } from "@tropa/domain/discovery/map/ground-tile";
import { GridLayer } from "leaflet";
import type { Coords, DoneCallback } from "leaflet";
import { drawGround, partOf } from "./draw-ground.ts";
import { boxedTile, tileCache } from "./ground-source.ts";
import type { GroundSource } from "./ground-source.ts";
import type { GroundColours } from "./ground-style.ts";

type GroundLayerOptions = {
  source: GroundSource;
  colours: () => GroundColours;
  /** Called if no tile could be loaded at all. */
  onFailure: () => void;
};

/** Enough tiles for a window before and after a change of zoom. */
const maxCachedTiles = 160;
/** Between whole zooms squares are enlarged up to 1.4 times, so they are drawn somewhat finer. */
const finer = 1.25;
const finest = 3;

/** Squares of the ground, drawn on canvases of the screen's own resolution. */
export class GroundLayer extends GridLayer {
  readonly #options: GroundLayerOptions;
  readonly #tiles;
  #hasTiles = false;

  constructor(options: GroundLayerOptions) {
    super({ minZoom: 0, maxZoom: 18, className: "" });
    this.#options = options;
    this.#tiles = tileCache(
      async (address) => boxedTile(await options.source.tile(address)),
      maxCachedTiles,
    );
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement("canvas");
    void this.#fill(canvas, coords, done);
    return canvas;
  }

  async #fill(canvas: HTMLCanvasElement, coords: Coords, done: DoneCallback): Promise<void> {
    try {
      await this.#draw(canvas, coords);
      this.#hasTiles = true;
      done(undefined, canvas);
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)), canvas);
      if (!this.#hasTiles) this.#options.onFailure();
    }
  }

  async #draw(canvas: HTMLCanvasElement, coords: Coords): Promise<void> {
    const { x: size } = this.getTileSize();
    const across = 2 ** coords.z;
    // The world repeats sideways, but not beyond its poles.
    if (coords.y < 0 || coords.y >= across) return;
    const square = { z: coords.z, x: ((coords.x % across) + across) % across, y: coords.y };
    const { address, part } = partOf(square, groundLevel(coords.z));
    const tile = await this.#tiles(address);
    const ratio = Math.min(finest, devicePixelRatio * finer);
    canvas.width = Math.round(size * ratio);
    canvas.height = Math.round(size * ratio);
    const context = canvas.getContext("2d");
    if (!context) return;
    context.scale(ratio, ratio);
    drawGround(context, tile, part, { size, zoom: coords.z, colours: this.#options.colours() });
  }
}
