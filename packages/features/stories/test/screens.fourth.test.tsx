import { lookAtScreens } from "./look-at-screens.tsx";

lookAtScreens(3, 4);
