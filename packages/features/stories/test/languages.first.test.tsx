import { lookAtLanguages } from "./look-at-languages.tsx";

lookAtLanguages(0, 2);
