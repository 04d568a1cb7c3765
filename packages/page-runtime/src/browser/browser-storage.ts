/**
 * Named strings kept by this browser. Never throws: storage may be full, null or forbidden, and
 * what it refuses is lost (docs/decisions/0218-storage-is-a-favour.md).
 */
export interface BrowserStorage {
  read: (name: string) => string | null;
  /** The parsed JSON; null if there is none or it is invalid. */
  readJson: (name: string) => unknown;
  /** Returns whether the text was stored. */
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
        // Storage is unavailable, so there is nothing to remove.
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

/** Session storage: lasts until the tab is closed. */
export const tabStorage = storageOf(() => sessionStorage);

/** Local storage: lasts between visits and is shared by all tabs. */
export const deviceStorage = storageOf(() => localStorage);
