/**
 * Texts that this browser keeps under names. Whatever it refuses to keep is forgotten, never an error: storage may be
 * full, null, or throw at the first look (docs/decisions/0218-storage-is-a-favour.md).
 */
export interface BrowserStorage {
  read: (name: string) => string | null;
  /** What was written as JSON; null where there is nothing, or something else. */
  readJson: (name: string) => unknown;
  /** Answers whether it is kept. */
  write: (name: string, text: string) => boolean;
  writeJson: (name: string, value: unknown) => boolean;
  remove: (name: string) => void;
  names: () => string[];
}

function storageOf(find: () => Storage): BrowserStorage {
  const read = (name: string): string | null => {
    try {
      return find().getItem(name);
    } catch {
      return null;
    }
  };
  const write = (name: string, text: string): boolean => {
    try {
      find().setItem(name, text);
      return true;
    } catch {
      return false;
    }
  };
  return {
    read,
    readJson(name) {
      try {
        return JSON.parse(read(name) ?? "null");
      } catch {
        return null;
      }
    },
    write,
    writeJson: (name, value) => write(name, JSON.stringify(value)),
    remove(name) {
      try {
        find().removeItem(name);
      } catch {
        // Nothing was kept.
      }
    },
    names() {
      try {
        return Object.keys(find());
      } catch {
        return [];
      }
    },
  };
}

/** Kept until the tab is closed. */
export const tabStorage = storageOf(() => sessionStorage);

/** Kept from visit to visit, the same in all tabs. */
export const deviceStorage = storageOf(() => localStorage);
