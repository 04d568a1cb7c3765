/** Like `logFailure`, but loads it on demand: few public pages need it. */
export const logFailureLazily = (call: string, path: string, error: unknown): void =>
  void import("./log-failure.ts").then(
    ({ logFailure }) => logFailure({ call, path, error }),
    () => {},
  );
