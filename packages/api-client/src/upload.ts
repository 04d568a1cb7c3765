/// <reference lib="dom" />
import type { Endpoint } from "@tropa/api-contract/base/endpoint";

/** Timeout of an upload, ms: enough for the largest video over a slow mobile connection. */
export const uploadTimeoutMs = 10 * 60_000;

/**
 * Returns a form with the text fields and the file; the file comes last, so that the server knows
 * the rest when it arrives.
 */
export function formOf(endpoint: Endpoint, body: unknown, file: Blob | undefined): FormData {
  if (!endpoint.upload) throw new TypeError(`${endpoint.name}: the endpoint accepts no file`);
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) form.append(name, String(one));
    }
  }
  if (file) form.append(endpoint.upload.field, file, file instanceof File ? file.name : "file");
  return form;
}

/**
 * Picks how to send the form. In browsers only XMLHttpRequest reports upload progress; elsewhere fetch is used, and
 * only the end is reported.
 */
export function uploadFetch(
  form: FormData,
  onProgress: (fraction: number) => void,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): typeof globalThis.fetch {
  if (typeof XMLHttpRequest !== "undefined") {
    return (input, init) => sendByXhr(new Request(input, init), form, onProgress);
  }
  return async (input, init) => {
    const answer = await fetch(input, init);
    onProgress(1);
    return answer;
  };
}

function sendByXhr(
  request: Request,
  form: FormData,
  onProgress: (fraction: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    const settle = (done: () => void) => {
      request.signal.removeEventListener("abort", abort);
      done();
    };
    xhr.open(request.method, request.url);
    xhr.responseType = "text";
    for (const [name, value] of request.headers) {
      // The browser sets the form's type itself, with its boundary.
      if (name !== "content-type") xhr.setRequestHeader(name, value);
    }
    xhr.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    xhr.upload.addEventListener("load", () => onProgress(1));
    xhr.addEventListener("load", () => settle(() => resolve(responseOf(xhr))));
    // The same error as from `fetch`, which the client treats as a lost connection.
    xhr.addEventListener("error", () => settle(() => reject(new TypeError("Failed to fetch"))));
    xhr.addEventListener("abort", () =>
      settle(() => reject(request.signal.reason ?? new DOMException("aborted", "AbortError"))),
    );
    if (request.signal.aborted) {
      reject(request.signal.reason);
      return;
    }
    request.signal.addEventListener("abort", abort, { once: true });
    xhr.send(form);
  });
}

function responseOf(xhr: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of xhr
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const at = line.indexOf(":");
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return new Response(xhr.responseText, { status: xhr.status, headers });
}
