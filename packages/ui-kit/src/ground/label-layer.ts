import { DomUtil, Layer, Marker, point } from "leaflet";
import type { LatLngBounds, LeafletEventHandlerFn, Map as LeafletMap } from "leaflet";
import { drawNames } from "./draw-names.ts";
import { tileCache } from "./ground-source.ts";
import type { GroundSource, MapLabel } from "./ground-source.ts";
import type { GroundColours } from "./ground-style.ts";
import { labelLevel } from "./label-styles.ts";
import type { Box } from "./place-names.ts";

type LabelLayerOptions = {
  source: GroundSource;
  colours: () => GroundColours;
};

const maxCachedTiles = 80;
const finest = 2;
/** Share of the window drawn beyond each edge, for short drags. */
const beyond = 0.2;
const fullTurn = 360;
/** Above the ground tiles, below routes and marks. */
const paneOrder = "350";

/**
 * Names over the ground, on a single canvas so that they avoid each other across tiles, and the
 * marks on the map.
 */
export class LabelLayer extends Layer {
  readonly #options: LabelLayerOptions;
  readonly #tiles;
  readonly #canvas = document.createElement("canvas");
  #target: LeafletMap | undefined;
  #labels: readonly MapLabel[] = [];
  #frame = 0;

  constructor(options: LabelLayerOptions) {
    super();
    this.#options = options;
    this.#tiles = tileCache(options.source.labels, maxCachedTiles);
    this.#canvas.className = "leaflet-zoom-hide";
    this.#canvas.style.pointerEvents = "none";
    this.#canvas.ariaHidden = "true";
  }

  override onAdd(target: LeafletMap): this {
    this.#target = target;
    const pane = target.getPane("names") ?? target.createPane("names");
    pane.style.zIndex = paneOrder;
    pane.style.pointerEvents = "none";
    pane.append(this.#canvas);
    this.#load(target);
    // Text drawn before its font has loaded is drawn again; drawing it may be what loads the font.
    document.fonts.addEventListener("loadingdone", this.redraw);
    return this;
  }

  override onRemove(): this {
    cancelAnimationFrame(this.#frame);
    document.fonts.removeEventListener("loadingdone", this.redraw);
    this.#target = undefined;
    this.#canvas.remove();
    return this;
  }

  override getEvents(): Record<string, LeafletEventHandlerFn> {
    return {
      moveend: () => {
        if (this.#target) this.#load(this.#target);
      },
      resize: this.redraw,
      // Marks change independently of the map.
      layeradd: this.redraw,
      layerremove: this.redraw,
    };
  }

  /** Draws once before the next frame, however often it is called. */
  readonly redraw = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#target && this.#draw(this.#target));
  };

  #load(target: LeafletMap): void {
    const zoom = Math.round(target.getZoom());
    const level = labelLevel(zoom);
    const across = 2 ** level;
    const bounds = target.getBounds().pad(beyond);
    const wanted = [...tilesOver(target, bounds, level)].map(async ({ x, y }) => {
      const turns = Math.floor(x / across);
      const labels = await this.#tiles({ z: level, x: x - turns * across, y });
      return labels.map((label) => ({ ...label, lng: label.lng + turns * fullTurn }));
    });
    // The old names stay until the new ones are loaded.
    void Promise.allSettled(wanted).then((answers) => {
      if (this.#target !== target || Math.round(target.getZoom()) !== zoom) return;
      this.#labels = answers.flatMap((answer) =>
        answer.status === "fulfilled" ? answer.value : [],
      );
      this.redraw();
    });
    this.redraw();
  }

  #draw(target: LeafletMap): void {
    const { x: width, y: height } = target.getSize();
    const margin = point(Math.round(width * beyond), Math.round(height * beyond));
    const [wide, tall] = [width + 2 * margin.x, height + 2 * margin.y];
    const ratio = Math.min(finest, devicePixelRatio);
    const canvas = this.#canvas;
    canvas.width = Math.round(wide * ratio);
    canvas.height = Math.round(tall * ratio);
    canvas.style.width = `${wide}px`;
    canvas.style.height = `${tall}px`;
    DomUtil.setPosition(canvas, target.containerPointToLayerPoint([0, 0]).subtract(margin));
    const context = canvas.getContext("2d");
    if (!context) return;
    context.scale(ratio, ratio);
    const zoom = target.getZoom();
    const font = getComputedStyle(target.getContainer()).fontFamily;
    const drawn = drawNames(context, this.#labels, {
      width: wide,
      height: tall,
      zoom,
      font,
      colours: this.#options.colours(),
      taken: marksOn(target, margin),
      at: ({ lat, lng }) => target.latLngToContainerPoint([lat, lng]).add(margin),
    });
    canvas.dataset["names"] = String(drawn);
  }
}

function* tilesOver(
  target: LeafletMap,
  bounds: LatLngBounds,
  level: number,
): Generator<{ x: number; y: number }> {
  const size = 256;
  const from = target.project(bounds.getNorthWest(), level).divideBy(size).floor();
  const to = target.project(bounds.getSouthEast(), level).divideBy(size).floor();
  const last = 2 ** level - 1;
  for (let x = from.x; x <= to.x; x++)
    for (let y = Math.max(0, from.y); y <= Math.min(last, to.y); y++) yield { x, y };
}

/** Returns the boxes of marks on the map in the canvas's coordinates. */
function marksOn(target: LeafletMap, margin: { x: number; y: number }): Box[] {
  const window = target.getContainer().getBoundingClientRect();
  const boxes: Box[] = [];
  target.eachLayer((layer) => {
    const element = layer instanceof Marker ? layer.getElement() : undefined;
    if (!element) return;
    // A mark's icon has no size of its own, so its content is measured.
    const seen = (element.firstElementChild?.firstElementChild ?? element).getBoundingClientRect();
    boxes.push({
      left: seen.left - window.left + margin.x,
      top: seen.top - window.top + margin.y,
      right: seen.right - window.left + margin.x,
      bottom: seen.bottom - window.top + margin.y,
    });
  });
  return boxes;
}
