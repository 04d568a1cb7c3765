/**
 * Parts of every page and of error pages that are not needed for hydration. They are one module because they load
 * together.
 */
export { ErrorScene } from "../../platform/errors/error-scene.tsx";
export { FooterColumns } from "./footer-columns.tsx";
export { PreferenceChoices } from "./preference-choices.tsx";
