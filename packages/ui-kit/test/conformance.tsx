import type { ReactElement, ReactNode } from "react";
import { MessagesProvider, messagesEn } from "../src/messages/messages.tsx";

/** Props that every component must pass on: `ref` and attributes to one element, its class to the same or another. */
export type Probe = {
  className: string;
  "data-probe": string;
  ref?: (node: Element | null) => void;
};

export type ConformanceCase = {
  /** Folder of the component, and its export where the folder has several. */
  name: string;
  /** Tag of the element that receives `ref` and attributes. */
  tag: string;
  render: (probe: Probe) => ReactElement;
};

/** A case in one line. */
export const entry = (
  name: string,
  tag: string,
  render: (probe: Probe) => ReactElement,
): ConformanceCase => ({ name, tag, render });

/** Class that a test looks for. */
export const probeClass = "conformance-probe";

/** The probe without a ref, for the server, which has none. */
export const serverProbe: Probe = { className: probeClass, "data-probe": "here" };

/** A component as an application shows it: with texts. */
export function InApplication({ children }: { children: ReactNode }) {
  return <MessagesProvider messages={messagesEn}>{children}</MessagesProvider>;
}
