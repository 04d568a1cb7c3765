/** Thrown by the handler of a call marked `redirects` to answer with a redirect. */
export class RedirectAnswer extends Error {
  readonly url: string;

  constructor(url: string) {
    super("redirect");
    this.url = url;
  }
}
