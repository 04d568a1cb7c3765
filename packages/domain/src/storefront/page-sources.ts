/** Directives of the content security policy that services can extend. */
export type SourceKind = "script-src" | "style-src" | "frame-src" | "connect-src" | "img-src";

/** Origins that a third-party service needs on a page, by directive. */
export type PageSources = Readonly<Partial<Record<SourceKind, readonly string[]>>>;
