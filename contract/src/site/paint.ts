import type { Locale } from '../locale'
import type { Area } from '../route'

// Interface between the server and the web's server build (web/src/entry-server.tsx); neither imports the other.

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
  /** Short names of the lazy parts on the page, by which the web's manifest lists their files. */
  parts: string[]
  /** Data the application starts from, for a block of JSON. */
  data: object
}

/** Renders a page as a guest sees it first. Rejects where it cannot be rendered whole. */
export type Paint = (request: PaintRequest) => Promise<Painted>

export interface FrameRequest {
  /** Path of the page, without the language's prefix. */
  path: string
  locale: Locale
  /** Area of a signed-in visitor; a guest if absent. */
  area?: Area | undefined
}

/** Renders a page before any of its data is known: header, navigation, heading, skeletons. */
export type PaintFrame = (request: FrameRequest) => Promise<Painted>

/** The web's server build. */
export interface Painting {
  paint: Paint
  paintFrame: PaintFrame
}
