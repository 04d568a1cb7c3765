import { lookAtScreens } from "./look-at-screens.tsx";

lookAtScreens(2, 4);
