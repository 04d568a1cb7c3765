import { fileFault } from "@tropa/domain/media/file-rule";
import type { FileFault, FileRule } from "@tropa/domain/media/file-rule";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import { randomId } from "../browser/random-id.ts";

/** A file in the queue. */
export interface Upload<Answer> {
  id: string;
  file: File;
  /** Bytes. */
  size: number;
  /** Object URL of the picture; null for other files. */
  preview: string | null;
  state: "waiting" | "sending" | "done" | "failed";
  /** Sent fraction, 0 … 1. */
  progress: number;
  /** Fault of the file itself, which retrying cannot solve. */
  fault: FileFault | null;
  /** Error of the upload; null if it has not failed. */
  error: unknown;
  answer: Answer | null;
}

/** A file uploaded before a reload: its bytes are no longer here. */
interface KnownUpload<Answer> {
  name: string;
  size: number;
  preview: string;
  answer: Answer;
}

export interface UploadQueueOptions<Answer> {
  rule: FileRule;
  /** Files that are already uploaded. */
  known?: readonly KnownUpload<Answer>[];
  /** Most files. */
  most: number;
  send: (
    file: File,
    options: { signal: AbortSignal; onProgress: (fraction: number) => void },
  ) => Promise<Answer>;
}

export interface UploadQueue<Answer> {
  store: StoreApi<readonly Upload<Answer>[]>;
  /** Adds as many files as there is room for; ignores the rest. */
  add: (files: readonly File[]) => void;
  /** Removes a file, aborting its upload. */
  remove: (id: string) => void;
  retry: (id: string) => void;
  /** Removes finished files; failed ones stay. */
  clearDone: () => void;
  clear: () => void;
}

/** More at once would only slow each other down on a mobile connection. */
const atOnce = 2;

const previewOf = (file: File): string | null =>
  file.type.startsWith("image/") ? URL.createObjectURL(file) : null;

/** Uploads files as soon as they are added, two at a time, each with a call of its own. */
export function createUploadQueue<Answer>({
  rule,
  known = [],
  most,
  send,
}: UploadQueueOptions<Answer>): UploadQueue<Answer> {
  const store = createStore<readonly Upload<Answer>[]>(() =>
    known.map(({ name, ...kept }): Upload<Answer> => ({
      ...kept,
      id: randomId(),
      file: new File([], name),
      state: "done",
      progress: 1,
      fault: null,
      error: null,
    })),
  );
  const controllers = new Map<string, AbortController>();
  const { getState, setState } = store;

  const change = (id: string, part: Partial<Upload<Answer>>) =>
    setState(
      getState().map((one) => (one.id === id ? { ...one, ...part } : one)),
      true,
    );

  async function sendOne({ id, file }: Upload<Answer>): Promise<void> {
    const controller = new AbortController();
    controllers.set(id, controller);
    change(id, { state: "sending", progress: 0, error: null });
    try {
      const answer = await send(file, {
        signal: controller.signal,
        onProgress: (progress) => change(id, { progress }),
      });
      change(id, { state: "done", progress: 1, answer });
    } catch (error) {
      if (!controller.signal.aborted) change(id, { state: "failed", error });
    } finally {
      // A file that was retried meanwhile has a new controller.
      if (controllers.get(id) === controller) controllers.delete(id);
      sendNext();
    }
  }

  function sendNext(): void {
    const uploads = getState();
    const room = atOnce - uploads.filter(({ state }) => state === "sending").length;
    for (const one of uploads
      .filter(({ state }) => state === "waiting")
      .slice(0, Math.max(0, room)))
      void sendOne(one);
  }

  function remove(id: string): void {
    controllers.get(id)?.abort();
    const gone = getState().find((one) => one.id === id);
    if (gone?.preview) URL.revokeObjectURL(gone.preview);
    setState(
      getState().filter((one) => one.id !== id),
      true,
    );
    sendNext();
  }

  return {
    store,
    add(files) {
      const room = Math.max(0, most - getState().length);
      const added = files.slice(0, room).map((file): Upload<Answer> => {
        const fault = fileFault(file, rule);
        return {
          id: randomId(),
          file,
          size: file.size,
          preview: previewOf(file),
          state: fault ? "failed" : "waiting",
          progress: 0,
          fault,
          error: null,
          answer: null,
        };
      });
      setState([...getState(), ...added], true);
      sendNext();
    },
    remove,
    retry(id) {
      change(id, { state: "waiting", error: null });
      sendNext();
    },
    clearDone() {
      for (const { id, state } of getState()) if (state === "done") remove(id);
    },
    clear() {
      for (const { id } of getState()) remove(id);
    },
  };
}
