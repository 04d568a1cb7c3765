import { tabStorage } from "@tropa/page-runtime/browser/browser-storage";

export const draftPrefix = "draft-";

/** Whether this tab keeps something that was typed; asked before the code comes that reads it. */
export const hasDraft = (name: string): boolean => tabStorage.read(draftPrefix + name) !== null;
