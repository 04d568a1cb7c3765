import * as root from "@tropa/features/root";

export const Layout = root.Layout;
export const ErrorBoundary = root.ErrorBoundary;
export default root.default;
