/** Codes with their HTTP status and English sentence. */
export type ErrorTable = Readonly<Record<string, readonly [status: number, english: string]>>
