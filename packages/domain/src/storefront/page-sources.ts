/** What a page may fetch from elsewhere, as the directives of a content security policy name it. */
export type SourceKind = "script-src" | "style-src" | "frame-src" | "connect-src" | "img-src";

/** Origins that a service of others needs on a page. */
export type PageSources = Readonly<Partial<Record<SourceKind, readonly string[]>>>;
