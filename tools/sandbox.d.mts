export function sandboxSettings(port: number): Record<string, string>;
