import { request as httpRequest } from "node:http";
import type { ClientRequest } from "node:http";

/** Size of the pieces in which a body is sent. */
const chunkBytes = 16 * 1024;

/**
 * XMLHttpRequest over Node's sockets, as far as uploads need it: sends a form in pieces and reports
 * progress.
 */
export class NodeXhr extends EventTarget {
  readonly upload = new EventTarget();
  readonly #headers: Record<string, string> = {};
  #method = "";
  #url = "";
  #request: ClientRequest | null = null;
  #answerHeaders = "";
  responseType = "";
  responseText = "";
  status = 0;

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value;
  }

  getAllResponseHeaders(): string {
    return this.#answerHeaders;
  }

  abort(): void {
    this.#request?.destroy();
    this.dispatchEvent(new Event("abort"));
  }

  send(form: FormData): void {
    void this.#send(form);
  }

  async #send(form: FormData): Promise<void> {
    const encoded = new Request("http://form", { method: "POST", body: form });
    const body = Buffer.from(await encoded.arrayBuffer());
    const type = encoded.headers.get("content-type") ?? "";
    const headers = { ...this.#headers, "content-type": type, "content-length": body.length };
    const request = httpRequest(this.#url, { method: this.#method, headers }, (answer) => {
      this.status = answer.statusCode ?? 0;
      this.#answerHeaders = Object.entries(answer.headers)
        .map(([name, value]) => `${name}: ${String(value)}\r\n`)
        .join("");
      answer.setEncoding("utf8");
      answer.on("data", (chunk: string) => (this.responseText += chunk));
      answer.on("end", () => this.dispatchEvent(new Event("load")));
    });
    this.#request = request;
    request.on("error", () => this.dispatchEvent(new Event("error")));
    for (let sent = 0; sent < body.length && !request.destroyed; sent += chunkBytes) {
      const piece = body.subarray(sent, sent + chunkBytes);
      await new Promise((resolve) => request.write(piece, resolve));
      const loaded = sent + piece.length;
      this.upload.dispatchEvent(
        Object.assign(new Event("progress"), {
          lengthComputable: true,
          loaded,
          total: body.length,
        }),
      );
    }
    this.upload.dispatchEvent(new Event("load"));
    request.end();
  }
}
