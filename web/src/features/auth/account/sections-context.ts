import { createContext } from 'react'

/** Section of a page, by the id of its heading. */
export interface PageSection {
  id: string
  title: string
}

/** Adds a section to the links of its page, and returns the function that removes it; null without links. */
export const SectionsContext = createContext<((section: PageSection) => () => void) | null>(null)
