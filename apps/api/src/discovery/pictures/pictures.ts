import type { Queryable } from "../../platform/db/database.ts";
import type { Storefronts } from "../../platform/storefronts/storefronts.ts";
import { isPictureInUse } from "./picture-store.ts";

const painted = /^\/images\/([a-z0-9-]+)\/\{size\}\.\w+$/;

/**
 * Says whether the site shows a picture: one of the catalogue, or one that a storefront's home page opens with. Anybody
 * could think of a key that nothing has, and painting is work.
 */
export function pictureChecker(
  db: Queryable,
  storefronts: Storefronts,
): (picture: string) => Promise<boolean> {
  const ofStorefronts = new Set(
    storefronts.all.flatMap(({ heroPictures }) =>
      Object.values(heroPictures).flatMap(({ image }) => painted.exec(image)?.[1] ?? []),
    ),
  );
  return async (picture) => {
    const [key = ""] = picture.split("#");
    if (ofStorefronts.has(key) || (await isPictureInUse(db, picture))) return true;
    // A catalogue may name a key without its colour.
    return isPictureInUse(db, key);
  };
}
