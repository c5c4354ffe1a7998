export const FLAKY_MAX: number
export function trySecondTime(
  tries: { name: string; run: () => Promise<{ passed: number; failed: number }> }[],
  say?: (line: string) => void,
): Promise<string[]>
