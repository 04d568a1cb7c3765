import { lookAtScreens } from "./look-at-screens.tsx";

lookAtScreens(1, 4);
