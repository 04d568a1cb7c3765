/** What stands on every page and is not needed to take one over; one file, since it comes together. */
export { FooterColumns } from "./footer-columns.tsx";
export { PreferenceChoices } from "./preference-choices.tsx";
