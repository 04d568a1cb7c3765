export function sandboxSettings(
  port: number,
  environment?: Record<string, string | undefined>,
): Record<string, string>;
