import { lookAtScreens } from "./look-at-screens.tsx";

lookAtScreens(0, 4);
