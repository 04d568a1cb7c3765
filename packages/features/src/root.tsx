// Type generation looks for the root here.
export { default, ErrorBoundary, Layout } from "./frame/root/root.tsx";
