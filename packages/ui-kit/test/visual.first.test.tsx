import { lookAtPart, lookForForgotten } from "./visual/look-at.tsx";

lookAtPart(0, 2);
lookForForgotten();
