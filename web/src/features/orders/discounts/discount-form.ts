import type { ConsoleDiscount } from 'contract/orders/console-discount-calls'
import {
  DISCOUNT_NOTE_MAX,
  DISCOUNT_TYPED_MAX,
  type DiscountForm,
  type DiscountKind,
  discountProblems,
} from 'contract/orders/discount-rules'
import { typedNumber } from '../../../ui/form/typed-number'

/** Values of the code form, as typed. */
export type DiscountValues = { kind: DiscountKind } & Record<
  'code' | 'value' | 'minimum' | 'from' | 'until' | 'limit' | 'customerLimit' | 'note',
  string
>

export const newDiscount: DiscountValues = {
  code: '',
  kind: 'percent',
  value: '10',
  minimum: '',
  from: '',
  until: '',
  limit: '',
  customerLimit: '1',
  note: '',
}

export const discountLimits = { code: DISCOUNT_TYPED_MAX, note: DISCOUNT_NOTE_MAX }

const typed = (value: number | string | null) => (value === null ? '' : String(value))

export function discountValues(discount: ConsoleDiscount): DiscountValues {
  const { code, kind, value, minimum, from, until, limit, customerLimit, note } = discount
  return {
    code,
    kind,
    value: typed(value),
    minimum: typed(minimum),
    from: typed(from),
    until: typed(until),
    limit: typed(limit),
    customerLimit: typed(customerLimit),
    note,
  }
}

const orNull = (text: string) => (text.trim() === '' ? null : typedNumber(text))

export function writtenDiscount(values: DiscountValues): DiscountForm & { note: string } {
  return {
    code: values.code,
    kind: values.kind,
    value: typedNumber(values.value),
    minimum: orNull(values.minimum),
    from: values.from || null,
    until: values.until || null,
    limit: orNull(values.limit),
    customerLimit: orNull(values.customerLimit),
    note: values.note,
  }
}

export const problemsOfDiscount = (values: DiscountValues) => discountProblems(writtenDiscount(values))
