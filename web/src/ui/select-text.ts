import type { FocusEvent } from 'react'

/** Selects the text of a focused field, so that typing replaces it. */
export const selectText = ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select()
