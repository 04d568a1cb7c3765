import { useCallback, useEffect, useRef, useState } from "react";
import { browserApi } from "../../platform/api/browser-api.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { sendWaiting } from "./mark-queue.ts";
import { currentMarks, saveMark } from "./mark-store.ts";

/** Time between retries while something waits and the browser is online, ms. */
const againMs = 20_000;

/** Sends waiting marks: at once, on reconnection, and repeatedly while some remain. */
export function useSending(organizerId: number) {
  const storefront = useStorefront();
  const isSending = useRef(false);
  const [isOnline, setOnline] = useState(() => navigator.onLine);

  const send = useCallback(async (): Promise<void> => {
    const own = () => currentMarks().filter((mark) => mark.organizerId === organizerId);
    if (isSending.current || own().every(({ state }) => state !== "waiting")) return;
    isSending.current = true;
    try {
      const isDone = await sendWaiting(await browserApi(storefront), own, saveMark);
      setOnline(isDone || navigator.onLine);
    } finally {
      isSending.current = false;
    }
  }, [organizerId, storefront]);

  useEffect(() => {
    const follow = () => {
      setOnline(navigator.onLine);
      if (navigator.onLine) void send();
    };
    follow();
    addEventListener("online", follow);
    addEventListener("offline", follow);
    const timer = setInterval(() => {
      if (navigator.onLine) void send();
    }, againMs);
    return () => {
      removeEventListener("online", follow);
      removeEventListener("offline", follow);
      clearInterval(timer);
    };
  }, [send]);

  return { isOnline, send };
}
