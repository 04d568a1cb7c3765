import * as root from "@tropa/features/root";
import "../theme.css";

export const Layout = root.Layout;
export const ErrorBoundary = root.ErrorBoundary;
export default root.default;
