import type { Locale } from 'contract/locale'
import type { Cents } from 'contract/money'

/** The colours a category may own behind its pictures; each is a design token of the web. */
export type Tint = 'sand' | 'clay' | 'sage' | 'sky' | 'stone' | 'rose'

export interface DemoProductTexts {
  name: string
  description: string
  tags: string[]
}

/** A product of the demo shop as it is loaded into an empty database. */
export interface DemoProduct {
  /** Name of the product inside the demo data: its pictures are `pictures/<key>-<n>.webp`. */
  key: string
  sku: string
  price: Cents
  salePrice: Cents | null
  /** Units in stock; null where no stock is kept. */
  stock: number | null
  featured: boolean
  /** Kilograms; 0 without shipping. */
  weight: number
  /** Name of the program template that the product opens; null on goods. */
  program: string | null
  /** Number of views. */
  pictures: number
  texts: Record<Locale, DemoProductTexts>
}

export interface DemoCategory {
  slug: string
  tint: Tint
  position: number
  texts: Record<Locale, { name: string; description: string }>
}
