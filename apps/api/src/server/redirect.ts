/** Thrown by the handler of a call marked `redirects`: the answer is another place to go to. */
export class RedirectAnswer extends Error {
  readonly url: string;

  constructor(url: string) {
    super("redirect");
    this.url = url;
  }
}
