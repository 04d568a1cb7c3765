import type { Stage } from "./stage.ts";

/** Where the quay lies: tall sheets need more town above it and less water below. */
export const quayOf = (stage: Stage): number => stage.height * (stage.aspect < 1 ? 0.68 : 0.7);
