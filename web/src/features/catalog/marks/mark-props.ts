import type { ComponentType, ReactNode } from 'react'

export interface MarkProps {
  productId: string
  /** On the picture of a card or of the product's page; in a line of the cart, or of its panel. */
  place: 'card' | 'page' | 'line' | 'panel'
}

export interface MarkedListProps {
  /** Products of the list. */
  ids: readonly string[]
  /** Shown until the marks are known. */
  fallback: ReactNode
  /** Renders the list; `Mark` is null if nothing can be marked. */
  children: (Mark: ComponentType<MarkProps> | null) => ReactNode
}
