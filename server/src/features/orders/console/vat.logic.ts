import { countryCodeOf } from 'contract/countries'
import { toCents, toUsd } from 'contract/money'
import type { VatRow } from './export.sql'

/**
 * Adds up rows of the VAT report whose texts name one country. Its code replaces the text; a text that names no country
 * keeps its own row, and so does taxed shipping beside goods of the same rate.
 */
export function foldCountries(rows: readonly VatRow[]): VatRow[] {
  const sums = new Map<string, VatRow>()
  for (const row of rows) {
    const country = countryCodeOf(row.country) ?? row.country
    const key = JSON.stringify([row.month, country, row.part, row.rate])
    const { net = 0, tax = 0 } = sums.get(key) ?? {}
    sums.set(key, { ...row, country, net: add(net, row.net), tax: add(tax, row.tax) })
  }
  return [...sums.values()].sort(byMonthAndCountry)
}

/** Adds amounts in USD without the errors of binary fractions. */
const add = (a: number, b: number) => toUsd(toCents(a) + toCents(b))

function byMonthAndCountry(a: VatRow, b: VatRow): number {
  return (
    compare(a.month, b.month) || compare(a.country, b.country) || b.rate - a.rate || compare(a.part, b.part)
  )
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
