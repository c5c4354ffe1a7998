type Texts = Record<string, Record<string, string>>

export function isTextSource(path: string): boolean
export function exportTexts(files: ReadonlyMap<string, string>): Texts
export function importTexts(files: ReadonlyMap<string, string>, texts: Texts): Map<string, string>
