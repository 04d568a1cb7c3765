/** Notes what a page for everybody went on without; few have to, so that the code for it comes with the first. */
export const noteLater = (call: string, path: string, error: unknown): void =>
  void import("./log-failure.ts").then(
    ({ logFailure }) => logFailure({ call, path, error }),
    () => {},
  );
