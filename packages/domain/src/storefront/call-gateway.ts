/** What the environment says of the telephone gateway; API and storefronts read the same. */
export interface CallEnvironment {
  CALL_NUMBERS?: unknown;
  CALL_GATEWAY_SECRET?: unknown;
  WEB_CALL_URL?: string | undefined;
  NODE_ENV?: string | undefined;
}

/** Where the sandbox gateway listens on the API. */
export const sandboxCallPath = "/dev/sip";

/** Whether a sandbox stands in for the telephone gateway: where nothing of one is set up, and never in production. */
export function isCallSandbox(environment: CallEnvironment): boolean {
  const { CALL_NUMBERS: numbers, CALL_GATEWAY_SECRET: secret, WEB_CALL_URL: url } = environment;
  return environment.NODE_ENV !== "production" && !numbers && !secret && !url;
}

/** The websocket that browsers call through; null where calls are made by phone alone. */
export function webCallUrlOf(environment: CallEnvironment, publicApiUrl: string): string | null {
  if (isCallSandbox(environment)) return publicApiUrl.replace(/^http/, "ws") + sandboxCallPath;
  return environment.WEB_CALL_URL || null;
}
