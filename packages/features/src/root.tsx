// Type generation looks for the root here.
export { default, ErrorBoundary, Layout } from "./root/root.tsx";
