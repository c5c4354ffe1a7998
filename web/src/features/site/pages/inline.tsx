import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { EmailLink } from '../../../ui/fact'
import { useSiteConfig } from '../site.api'

const LINK = /\[([^\]]+)\]\(([^)]+)\)/
/** Link target in texts for the shop's email address, which is a setting of the server. */
const SHOP_MAIL = 'mailto:@'
/** Amounts in USD and email addresses are left-to-right in every language. */
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

/** Renders a text with its links; internal ones use the router. */
export function Inline({ text }: { text: string }) {
  const parts = text.split(LINK)
  return parts.map((part, index) => {
    const to = parts[index + 1]
    // Splitting yields three parts per match: the text before, the label and the target.
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

/** Link to the shop's email address; the label only until the address is loaded. */
function ShopMail({ children }: { children: string }) {
  const { data } = useSiteConfig()
  return data?.shop ? <EmailLink address={data.shop.email} /> : children
}
