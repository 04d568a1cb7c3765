import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import "@tropa/ui-kit/styles/fonts.css";
import "@tropa/ui-kit/styles/tokens.css";
import "@tropa/ui-kit/styles/theme-intl.css";
import "@tropa/ui-kit/styles/base.css";

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
const root = document.getElementById("root");
if (!root) throw new Error("the page has no #root");

// A page from the server is taken over, an empty one is filled.
if (root.firstElementChild) hydrateRoot(root, app);
else createRoot(root).render(app);
