/** The commands of WebDriver that the journeys need. Two wires carry them: HTTP to WebKit's driver, Firefox's own socket. */
export interface Wire {
  goTo: (url: string) => Promise<void>;
  /** Runs the body of a function in the page; answers what it returns. */
  run: (script: string, args: readonly unknown[]) => Promise<unknown>;
  click: (element: string) => Promise<void>;
  type: (element: string, keys: string) => Promise<void>;
  /** A PNG in base64. */
  shoot: () => Promise<string>;
  /** Makes the page, not its window, so large. */
  resize: (size: Size) => Promise<void>;
  stop: () => Promise<void>;
}

export interface Size {
  width: number;
  height: number;
}

/** What the standard calls an answered element. */
export const elementKey = "element-6066-11e4-a52e-4f735466cecf";

/** A command that the browser refused, by the standard's word for it: `element click intercepted`. */
export class RefusedCommand extends Error {
  readonly reason: string;
  constructor(reason: string, message: string) {
    super(`${reason}: ${message}`);
    this.reason = reason;
  }
}

/** Each command returns at once: what it leads to, the journeys wait for themselves. */
export const capabilities = { pageLoadStrategy: "none", acceptInsecureCerts: true };
