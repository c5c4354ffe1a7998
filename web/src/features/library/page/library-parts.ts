/** Kinds of entries by the end of their address. */
export const libraryParts = { exercises: '', foods: '/foods', meals: '/meals' } as const
export type LibraryPartName = keyof typeof libraryParts
