import { lookAtLanguages } from "./look-at-languages.tsx";

lookAtLanguages(1, 2);
