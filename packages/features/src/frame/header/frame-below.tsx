/** What stands on every page, or in the place of one, and is not needed to take one over; one file, since it comes together. */
export { ErrorScene } from "../../platform/errors/error-scene.tsx";
export { FooterColumns } from "./footer-columns.tsx";
export { PreferenceChoices } from "./preference-choices.tsx";
