import { formatUsd } from 'contract/money'
import { fillText } from 'contract/sentence'
import { isLatin } from '../../../i18n/digits'
import { useLocale, useT } from '../../../i18n/i18n'
import { Avatar } from '../../../ui/avatar'
import { cx } from '../../../ui/cx'
import { Skeleton } from '../../../ui/skeleton'
import { useSiteConfig } from '../site.api'
import { useTrade } from '../trade'
import { type Block, type Section, type SettingParameter, settingParameters } from './content-shape'
import { Inline } from './inline'

interface Props {
  id: string
  section: Section
}

/** Section with a title and text of at most 66 characters per line. */
export function ArticleSection({ id, section }: Props) {
  const { title, note, initials, blocks } = section
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="ruled grid max-w-[66ch] grid-cols-1 content-start gap-4 border-hairline border-t pt-7"
    >
      <div className="flex items-start gap-4">
        {initials ? <Avatar id={id} name={initials} size="lg" /> : null}
        <div className="grid min-w-0 grid-cols-1 gap-1">
          <h2 id={`${id}-title`} tabIndex={-1} className="text-2xl outline-none">
            {title}
          </h2>
          {note ? <p className="text-ink-soft text-sm">{note}</p> : null}
        </div>
      </div>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed text never move
        <BlockView key={index} block={block} />
      ))}
    </section>
  )
}

function BlockView({ block }: { block: Block }) {
  if (typeof block === 'string') {
    if (settingParameters.some((name) => block.includes(`{${name}}`))) return <WithSettings text={block} />
    return (
      <p>
        <Inline text={block} />
      </p>
    )
  }
  if ('quote' in block) {
    return (
      <blockquote className="border-saffron border-s-4 ps-5 font-display font-semibold text-xl leading-snug rtl:leading-relaxed">
        <p>
          <Inline text={block.quote} />
        </p>
      </blockquote>
    )
  }
  if ('tax' in block) return <TaxText texts={block.tax} />
  if ('shipping' in block) return <ShippingTable {...block.shipping} />
  if ('table' in block) return <Table {...block.table} />
  return 'list' in block ? <Bullets items={block.list} /> : <Steps items={block.steps} />
}

/** Paragraph with settings of the shop, in the digits of the rule numbers beside them. */
function WithSettings({ text }: { text: string }) {
  const t = useT()
  const { data, isPending } = useSiteConfig()
  const { taxRate } = useTrade()
  if (!data) return isPending ? <Skeleton className="h-[1lh] w-full" /> : null
  const settings: Record<SettingParameter, number> = { RETURN_DAYS: data.returnDays, TAX_RATE: taxRate }
  const written = Object.entries(settings).map(([name, value]) => [name, t.number(value)])
  return (
    <p>
      <Inline text={fillText(text, Object.fromEntries(written))} />
    </p>
  )
}

function TaxText({ texts }: { texts: Extract<Block, { tax: unknown }>['tax'] }) {
  const { taxShown } = useTrade()
  return <WithSettings text={texts[taxShown]} />
}

/** The shop's ways of shipping as the checkout offers them. */
function ShippingTable({ caption, head, free, freeFrom }: Extract<Block, { shipping: unknown }>['shipping']) {
  const t = useT()
  const { locale } = useLocale()
  const { shippingMethods } = useTrade()
  const rows = shippingMethods.map(({ names, price, freeFrom: from, businessDays: { min, max } }) => {
    const amount = price === 0 ? free : formatUsd(price)
    const cost =
      from && price > 0
        ? `${amount}${t('common.comma')}${fillText(freeFrom, { price: formatUsd(from) })}`
        : amount
    return [names[locale], cost, min === max ? t.number(min) : `${t.number(min)}–${t.number(max)}`]
  })
  return <Table caption={caption} head={head} rows={rows} />
}

const listLook = 'grid gap-2 ps-5 marker:text-saffron-ink'

function Bullets({ items }: { items: readonly string[] }) {
  return (
    <ul className={cx(listLook, 'list-disc')}>
      <Items items={items} />
    </ul>
  )
}

/** Numbered list in Persian digits for Persian, unless the reader chose Latin ones. */
function Steps({ items }: { items: readonly string[] }) {
  const { locale, tag } = useLocale()
  const persian = locale === 'fa' && !isLatin(tag)
  return (
    <ol className={cx(listLook, 'marker:font-semibold', persian ? 'list-[persian]' : 'list-decimal')}>
      <Items items={items} />
    </ol>
  )
}

function Items({ items }: { items: readonly string[] }) {
  return items.map((item) => (
    <li key={item} className="ps-1.5">
      <Inline text={item} />
    </li>
  ))
}

function Table({ caption, head, rows }: Extract<Block, { table: unknown }>['table']) {
  return (
    // Wide tables scroll in their own frame, which takes the keyboard focus.
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-hairline"
    >
      <table className="w-full text-start text-sm tabular-nums">
        <caption className="border-hairline border-b px-4 py-3 text-start font-semibold">{caption}</caption>
        <thead className="bg-sunken">
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col" className="px-3 py-2.5 sm:px-4 text-start font-semibold">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]} className="border-hairline border-t">
              {row.map((cell, index) =>
                index === 0 ? (
                  <th key={head[index]} scope="row" className="px-3 py-2.5 sm:px-4 text-start font-medium">
                    {cell}
                  </th>
                ) : (
                  <td key={head[index]} className="px-3 py-2.5 sm:px-4">
                    <Inline text={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
