export function otherReleases(running?: string): { version: string; isNewest: boolean }[]
export function ensureNode(version: string): Promise<string>
