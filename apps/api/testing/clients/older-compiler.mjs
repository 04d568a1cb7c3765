import { registerHooks } from "node:module";

// Generators of clients drive the compiler's interface for JavaScript, which TypeScript 7 does not have.
registerHooks({
  resolve: (name, context, next) =>
    name === "typescript"
      ? next("typescript-5", { ...context, parentURL: import.meta.url })
      : next(name, context),
});
