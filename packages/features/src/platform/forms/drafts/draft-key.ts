import { tabStorage } from "@tropa/page-runtime/browser/browser-storage";

export const draftPrefix = "draft-";

/** Whether this tab has a draft; checked before loading the code that reads it. */
export const hasDraft = (name: string): boolean => tabStorage.read(draftPrefix + name) !== null;
