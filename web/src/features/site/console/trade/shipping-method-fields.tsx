import { localeCodes, locales } from 'contract/locale'
import { useEffect, useRef } from 'react'
import { useT } from '../../../../i18n/i18n'
import { ItemButton } from '../../../../ui/edit/item-button'
import { editWords } from '../../../../ui/edit/words/edit-words'
import { useFormContext } from '../../../../ui/form/context'
import { Field } from '../../../../ui/form/field'
import { changeField } from '../../../../ui/form/store'
import { CountriesField } from './countries-field'
import { numberInput } from './number-input'
import { isFixed, type MethodValues, suggestedCode } from './trade-form'
import { tradeWords } from './words/trade-words'

interface Props {
  path: string
  method: MethodValues
  /** Name in the page's language, for the legend and the buttons. */
  name: string
  /** Its code may still be chosen. */
  isNew: boolean
  /** Countries that the shop sells to; undefined for all. */
  among: readonly string[] | undefined
  /** Absent for the first method. */
  onMoveUp: (() => void) | undefined
  /** Absent for the last method. */
  onMoveDown: (() => void) | undefined
  onDelete: () => void
}

/** Fields and buttons of one shipping method. */
export function ShippingMethodFields({ path, method, name, isNew, among, ...buttons }: Props) {
  const t = useT(tradeWords)
  return (
    <fieldset className="grid min-w-0 gap-5 rounded-card border border-hairline p-4 sm:p-5">
      <legend className="sr-only">{name}</legend>
      <MethodHead method={method} name={name} isNew={isNew} {...buttons} />
      <div className="grid items-start gap-4 sm:grid-cols-3">
        {localeCodes.map((language) => (
          <Field
            key={language}
            name={`${path}.names.${language}`}
            label={t('trade.shipping.name', { language: locales[language].name })}
            lang={language}
            dir={locales[language].dir}
          />
        ))}
      </div>
      {isNew ? <CodeField path={path} method={method} /> : null}
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Field
          name={`${path}.price`}
          label={t('trade.shipping.price')}
          hint={t('trade.shipping.priceHint')}
          {...numberInput}
        />
        <Field
          name={`${path}.freeFrom`}
          label={t('trade.shipping.freeFrom')}
          hint={t('trade.shipping.freeFromHint')}
          required={false}
          {...numberInput}
        />
        <Field
          name={`${path}.businessDays.min`}
          label={t('trade.shipping.firstDay')}
          hint={t('trade.shipping.daysHint')}
          {...numberInput}
          inputMode="numeric"
        />
        <Field
          name={`${path}.businessDays.max`}
          label={t('trade.shipping.lastDay')}
          {...numberInput}
          inputMode="numeric"
        />
      </div>
      <CountriesField path={`${path}.`} label={t('trade.shipping.everywhere')} among={among} />
    </fieldset>
  )
}

type HeadProps = Pick<Props, 'method' | 'name' | 'isNew' | 'onMoveUp' | 'onMoveDown' | 'onDelete'>

function MethodHead({ method, name, isNew, onMoveUp, onMoveDown, onDelete }: HeadProps) {
  const t = useT(tradeWords, editWords)
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="grid min-w-0 gap-0.5">
        <h3 className="wrap-anywhere font-semibold">
          <bdi>{name}</bdi>
        </h3>
        <p className="break-all text-ink-soft text-sm">
          {isNew ? t('inPlace.isNew') : <bdi dir="ltr">{method.code}</bdi>}
        </p>
      </div>
      <div className="flex shrink-0">
        <ItemButton
          label={t('inPlace.moveUp', { item: name })}
          icon="chevron-up"
          disabled={!onMoveUp}
          onClick={() => onMoveUp?.()}
        />
        <ItemButton
          label={t('inPlace.moveDown', { item: name })}
          icon="chevron-down"
          disabled={!onMoveDown}
          onClick={() => onMoveDown?.()}
        />
        {isFixed(method) ? null : (
          <ItemButton label={t('inPlace.deleteItem', { item: name })} icon="trash" onClick={onDelete} />
        )}
      </div>
    </div>
  )
}

/** Code of a new method: follows the English name until it is typed. */
function CodeField({ path, method }: { path: string; method: MethodValues }) {
  const t = useT(tradeWords)
  const { form } = useFormContext()
  const { code, names } = method
  const suggested = useRef(suggestedCode(names.en))
  useEffect(() => {
    const next = suggestedCode(names.en)
    if (code !== suggested.current || code === next) return
    suggested.current = next
    changeField(form, `${path}.code`, next)
  }, [form, path, code, names.en])
  return (
    <div className="sm:max-w-xs">
      <Field
        name={`${path}.code`}
        kind="code"
        autoCapitalize="none"
        label={t('trade.shipping.code')}
        hint={t('trade.shipping.codeHint')}
      />
    </div>
  )
}
