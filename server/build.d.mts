/** Folders of our own packages by name, for esbuild's `alias`. */
export const workspaces: Record<string, string>

/** Builds threads and commands, or other `entryPoints`, below `folder`. */
export function buildForTests(folder: string, entryPoints?: Record<string, string>): Promise<unknown>
