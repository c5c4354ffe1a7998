import { countryName } from 'contract/countries'
import { SHIPPING_METHODS_MAX } from 'contract/orders/shipping-rules'
import { useEffect, useRef, useState } from 'react'
import { useLocale, useT } from '../../../../i18n/i18n'
import { isolatedName } from '../../../../i18n/isolated'
import { Button } from '../../../../ui/button'
import { moveEntry } from '../../../../ui/edit/move-entry'
import { editWords } from '../../../../ui/edit/words/edit-words'
import { useFormContext } from '../../../../ui/form/context'
import { changeField } from '../../../../ui/form/store'
import { useFormValues } from '../../../../ui/form/use-form'
import { Icon } from '../../../../ui/icon'
import { Notice } from '../../../../ui/notice'
import { UNDO_LASTS, useToast } from '../../../../ui/toast'
import { ShippingMethodFields } from './shipping-method-fields'
import { type MethodValues, newMethod, type TradeValues, uncoveredCountries } from './trade-form'
import { tradeWords } from './words/trade-words'

/** Shipping methods in the order of the checkout. `savedKeys` are those of saved methods, whose code is fixed. */
export function ShippingFields({ savedKeys }: { savedKeys: readonly string[] }) {
  const t = useT(tradeWords, editWords)
  const { locale } = useLocale()
  const { list, methods, values, said, add, remove, move } = useMethodList()
  const nameOf = ({ names }: MethodValues, at: number) =>
    names[locale].trim() || t('trade.shipping.method', { number: at + 1 })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {methods.map((method, at) => (
          <ShippingMethodFields
            key={method.key}
            path={`shippingMethods.${at}`}
            method={method}
            name={nameOf(method, at)}
            isNew={!savedKeys.includes(method.key)}
            among={values.everywhere ? undefined : values.countries}
            onMoveUp={at > 0 ? () => move(at, at - 1, nameOf(method, at)) : undefined}
            onMoveDown={at < methods.length - 1 ? () => move(at, at + 1, nameOf(method, at)) : undefined}
            onDelete={() => remove(at, nameOf(method, at))}
          />
        ))}
      </div>
      <div role="status" className="sr-only">
        {said}
      </div>
      <UncoveredNotice values={values} />
      {methods.length < SHIPPING_METHODS_MAX ? (
        <Button kind="secondary" className="justify-self-start" onClick={add}>
          <Icon name="plus" size={18} />
          {t('trade.shipping.add')}
        </Button>
      ) : null}
    </div>
  )
}

/** Returns the list of methods and its actions, each of which moves the focus to the affected row. */
function useMethodList() {
  const t = useT(tradeWords, editWords)
  const toast = useToast()
  const { form } = useFormContext()
  const values = useFormValues(form) as TradeValues
  const methods = values.shippingMethods
  const list = useRef<HTMLDivElement>(null)
  const added = useRef(0)
  const [said, setSaid] = useState('')
  const [focus, setFocus] = useState<{ at: number; selector: string }>()
  useEffect(() => {
    if (focus) list.current?.children[focus.at]?.querySelector<HTMLElement>(focus.selector)?.focus()
  }, [focus])
  const set = (next: MethodValues[], at: number, selector = 'button:not(:disabled)') => {
    changeField(form, 'shippingMethods', next)
    setFocus({ at, selector })
  }
  return {
    list,
    methods,
    values,
    said,
    add() {
      added.current += 1
      set([...methods, newMethod(`new ${added.current}`)], methods.length, 'input')
    },
    remove(at: number, name: string) {
      const deleted = methods[at]
      set(
        methods.filter((_, i) => i !== at),
        Math.max(0, at - 1),
      )
      toast(t('trade.shipping.deleted', { name: isolatedName(name) }), {
        lasts: UNDO_LASTS,
        action: {
          label: t('trade.shipping.undo'),
          run() {
            const now = (form.values() as TradeValues).shippingMethods
            if (deleted) set([...now.slice(0, at), deleted, ...now.slice(at)], at)
          },
        },
      })
    },
    move(from: number, to: number, name: string) {
      const moved = moveEntry(methods, from, to)
      if (!moved) return
      set(moved, to)
      setSaid(t('inPlace.moved', { item: isolatedName(name), n: to + 1, total: methods.length }))
    },
  }
}

/** Warns of countries that the shop sells to and no method delivers to. */
function UncoveredNotice({ values }: { values: TradeValues }) {
  const t = useT(tradeWords)
  const { locale, tag } = useLocale()
  const countries = uncoveredCountries(values)
  if (countries?.length === 0) return null
  const names = countries?.map((code) => isolatedName(countryName(code, locale)))
  return (
    <Notice kind="warn">
      {names
        ? t('trade.shipping.uncovered', { countries: new Intl.ListFormat(tag).format(names) })
        : t('trade.shipping.uncoveredSome')}
    </Notice>
  )
}
