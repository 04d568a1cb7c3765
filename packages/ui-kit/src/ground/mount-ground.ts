import type { Map as LeafletMap } from "leaflet";
import { GroundLayer } from "./ground-layer.ts";
import type { GroundSource } from "./ground-source.ts";
import { groundColours } from "./ground-style.ts";
import { LabelLayer } from "./label-layer.ts";

/** Puts ground and names below everything else of a map. */
export function mountGround(
  target: LeafletMap,
  source: GroundSource,
  onFailure: () => void,
): { remove: () => void } {
  const element = target.getContainer();
  let current = groundColours(element);
  const colours = () => current;
  const remove = () => {
    ground.remove();
    names.remove();
    scheme.removeEventListener("change", repaint);
  };
  const ground = new GroundLayer({
    source,
    colours,
    onFailure: () => {
      remove();
      onFailure();
    },
  });
  const names = new LabelLayer({ source, colours });
  const scheme = matchMedia("(prefers-color-scheme: dark)");
  const repaint = () => {
    current = groundColours(element);
    ground.redraw();
    names.redraw();
  };
  scheme.addEventListener("change", repaint);
  ground.addTo(target);
  names.addTo(target);
  return { remove };
}
