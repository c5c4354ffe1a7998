/** Builds threads and commands, or other `entryPoints`, below `folder`. */
export function buildForTests(folder: string, entryPoints?: Record<string, string>): Promise<unknown>
