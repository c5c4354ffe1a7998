import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { EmailLink } from '../../../ui/fact'
import { useSiteConfig } from '../site.api'

const LINK = /\[([^\]]+)\]\(([^)]+)\)/
/** Where a text links to the shop's mailbox: its address is a setting of the server. */
const SHOP_MAIL = 'mailto:@'
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
    if (to === SHOP_MAIL) return <ShopMail key={to}>{part}</ShopMail>
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

/** The address that the shop has set; while it is not known, what the text calls it. */
function ShopMail({ children }: { children: string }) {
  const { data } = useSiteConfig()
  return data?.shop ? <EmailLink address={data.shop.email} /> : children
}
