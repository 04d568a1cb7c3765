import { lookAtPart } from "./visual/look-at.tsx";

lookAtPart(1, 2);
