import type { ReactNode } from 'react'
import { Link } from 'react-router'

const LINK = /\[([^\]]+)\]\(([^)]+)\)/
/** Amounts in USD and mail addresses: one direction in every language. */
const ISOLATED = /(\$\d+(?:\.\d\d)?|[\w.]+@[\w.]*\w)/

function words(text: string): ReactNode[] {
  return text.split(ISOLATED).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed text never move
      <bdi key={index} dir="ltr">
        {part}
      </bdi>
    ) : (
      part
    ),
  )
}

/** The words of a text with its links: those of this site without loading the page again, mail as the browser does. */
export function Inline({ text }: { text: string }) {
  const parts = text.split(LINK)
  return parts.map((part, index) => {
    const to = parts[index + 1]
    // Every match leaves two pieces behind the words before it: what the link says, and where it leads.
    if (index % 3 === 0) return words(part)
    if (index % 3 === 2 || to === undefined) return null
    return to.startsWith('/') ? (
      <Link key={to} to={to} className="link">
        {words(part)}
      </Link>
    ) : (
      <a key={to} href={to} className="link">
        {words(part)}
      </a>
    )
  })
}
