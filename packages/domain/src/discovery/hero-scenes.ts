/** Drawn pictures that the home page opens with, by season; each leaves its sky to the heading. */
export const heroScenes = {
  winter: { key: "northern-lights-night-hero", colour: "#123a5c" },
  spring: { key: "lake-dawn-hero1", colour: "#8f7fb5" },
  summer: { key: "hiking-goldenhour-b3", colour: "#8fa27a" },
  autumn: { key: "autumn-forest-goldenhour-h", colour: "#d98a55" },
} as const;
