import type { Locale } from '../locale'

// What the server asks of the web's build for the server (web/src/entry-server.tsx); neither imports the other.

export interface PaintRequest {
  /** Path and query of the page, without the language's prefix. */
  path: string
  search: string
  locale: Locale
  /** Asks our own API in the name of a guest; `address` as a browser would ask for it. */
  read: (address: string) => Promise<PaintAnswer>
}

export interface PaintAnswer {
  status: number
  text: string
}

export interface Painted {
  /** The inside of the page's root element. */
  html: string
  /** What the application takes over before it comes alive; for a block of JSON. */
  data: object
}

/** Renders a page as a guest sees it first. Rejects where it cannot be rendered whole. */
export type Paint = (request: PaintRequest) => Promise<Painted>
