import { ACTIVES_MAX, allergens, dimensions, FACT_NAME_MAX, nutrients } from 'contract/catalog/label'
import { localeCodes, locales } from 'contract/locale'
import { asciiDigits } from 'contract/sentence'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { ItemButton } from '../../../ui/edit/item-button'
import { FieldError } from '../../../ui/field'
import { ChipsField } from '../../../ui/form/chips-field'
import { useField, useFormContext, useProblemText } from '../../../ui/form/context'
import { Field, SelectField } from '../../../ui/form/field'
import { Icon } from '../../../ui/icon'
import { inputLook } from '../../../ui/input-look'
import { labelWords } from '../label/words/label-words'
import { type ActiveValues, activeUnits, noActive, units } from './facts-values'
import { catalogueWords } from './words/catalogue-words'

/** A number that may be missing. */
export function NumberField(props: { name: string; label: string; hint?: string; whole?: boolean }) {
  const { whole, ...rest } = props
  return (
    <Field
      kind="code"
      autoCapitalize="none"
      inputMode={whole ? 'numeric' : 'decimal'}
      required={false}
      className="tabular-nums"
      {...rest}
    />
  )
}

/** Label facts that are the same in every language. */
export function FactsFields() {
  const t = useT(catalogueWords, labelWords)
  return (
    <>
      <Group title={t('catalogue.fields.net')}>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          <NumberField name="facts.netQuantity.value" label={t('catalogue.fields.net')} />
          <UnitField name="facts.netQuantity.unit" label={t('catalogue.fields.unit')} />
          <NumberField whole name="facts.netQuantity.packs" label={t('catalogue.fields.packs')} />
          <NumberField name="facts.serving.size" label={t('catalogue.fields.serving')} />
          <UnitField name="facts.serving.unit" label={t('catalogue.fields.servingUnit')} />
          <NumberField whole name="facts.servings" label={t('catalogue.fields.servings')} />
        </div>
      </Group>
      <Group title={t('catalogue.fields.nutrition')}>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-5">
          <SelectField name="facts.nutrition.per" label={t('catalogue.fields.per')}>
            {(['g', 'ml'] as const).map((per) => (
              <option key={per} value={per}>
                {t(`catalogue.fields.perUnit.${per}`)}
              </option>
            ))}
          </SelectField>
          {nutrients.map((one) => (
            <NumberField
              key={one}
              name={`facts.nutrition.${one}`}
              label={
                one === 'energyKj' || one === 'energyKcal'
                  ? t(`catalogue.fields.${one}`)
                  : t('catalogue.fields.grams', { name: t(`label.lines.${one}`) })
              }
            />
          ))}
        </div>
      </Group>
      <Allergens />
      <Actives />
      <Group title={t('catalogue.fields.measures')}>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {dimensions.map((one) => (
            <NumberField
              key={one}
              name={`facts.dimensions.${one}`}
              label={t(`catalogue.fields.dimensions.${one}`)}
            />
          ))}
          <NumberField name="facts.maxLoad" label={t('catalogue.fields.maxLoad')} />
          <NumberField name="facts.capacity" label={t('catalogue.fields.capacity')} />
        </div>
      </Group>
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-3 font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}

function UnitField({ name, label }: { name: string; label: string }) {
  const t = useT(catalogueWords)
  return (
    <SelectField name={name} label={label}>
      {units.map((unit) => (
        <option key={unit} value={unit}>
          {t(`catalogue.fields.units.${unit}`)}
        </option>
      ))}
    </SelectField>
  )
}

function Allergens() {
  const t = useT(catalogueWords)
  return (
    <Group title={t('catalogue.fields.allergens')}>
      <AllergenList name="contains" />
      <AllergenList name="mayContain" />
    </Group>
  )
}

function AllergenList({ name }: { name: 'contains' | 'mayContain' }) {
  const t = useT(catalogueWords, labelWords)
  const path = `facts.allergens.${name}`
  const { error } = useField(path)
  const label = t(`catalogue.fields.${name}`)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside of one lays its parts out in its own way
    <div role="group" aria-label={label} data-field={path} className="grid gap-2">
      <p className="text-ink-soft text-sm">{label}</p>
      <ChipsField name={path} options={allergens} label={(one) => t(`label.allergen.${one}`)} />
      {error ? <FieldError>{error}</FieldError> : null}
    </div>
  )
}

/** Active ingredients per serving: one row each, with the name in every language. */
function Actives() {
  const t = useT(catalogueWords)
  const { value, change } = useField<ActiveValues[]>('facts.actives')
  const write = (at: number, part: Partial<ActiveValues>) =>
    change(value.map((one, i) => (i === at ? { ...one, ...part } : one)))
  return (
    <Group title={t('catalogue.fields.actives')}>
      {value.map((active, at) => (
        <ActiveRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows may be the same, and have no other name
          key={at}
          at={at}
          active={active}
          onWrite={(part) => write(at, part)}
          onRemove={() => change(value.filter((_, i) => i !== at))}
        />
      ))}
      {value.length < ACTIVES_MAX ? (
        <Button
          kind="quiet"
          size="sm"
          tight
          className="justify-self-start"
          onClick={() => change([...value, noActive])}
        >
          <Icon name="plus" size={16} />
          {t('catalogue.fields.addActive')}
        </Button>
      ) : null}
    </Group>
  )
}

interface RowProps {
  at: number
  active: ActiveValues
  onWrite: (part: Partial<ActiveValues>) => void
  onRemove: () => void
}

function ActiveRow({ at, active, onWrite, onRemove }: RowProps) {
  const t = useT(catalogueWords)
  const problem = useRowProblem(at)
  const n = at + 1
  const number = (name: 'amount' | 'share', label: string, placeholder: string) => (
    <input
      name={`facts.actives.${at}.${name}`}
      aria-label={label}
      aria-invalid={problem?.path.endsWith(name) || undefined}
      placeholder={placeholder}
      inputMode="decimal"
      dir="ltr"
      className={`${inputLook('sm')} tabular-nums`}
      value={active[name]}
      onChange={({ target }) => onWrite({ [name]: asciiDigits(target.value) })}
    />
  )
  return (
    <div className="grid gap-2">
      <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid gap-2 sm:grid-cols-[repeat(3,minmax(0,1fr))_5rem_5rem_4rem]">
          {localeCodes.map((language) => (
            <input
              key={language}
              name={`facts.actives.${at}.${language}`}
              aria-label={t('catalogue.fields.active', { n, language: locales[language].name })}
              aria-invalid={problem?.path.endsWith(`.${language}`) || undefined}
              placeholder={locales[language].name}
              lang={language}
              dir={locales[language].dir}
              maxLength={FACT_NAME_MAX}
              className={inputLook('sm')}
              value={active[language]}
              onChange={({ target }) => onWrite({ [language]: target.value })}
            />
          ))}
          {number('amount', t('catalogue.fields.activeAmount', { n }), t('catalogue.fields.amount'))}
          <select
            aria-label={t('catalogue.fields.activeUnit', { n })}
            className={inputLook('sm')}
            value={active.unit}
            onChange={({ target }) => onWrite({ unit: activeUnits.find((unit) => unit === target.value) })}
          >
            {activeUnits.map((unit) => (
              <option key={unit}>{unit}</option>
            ))}
          </select>
          {number('share', t('catalogue.fields.activeShare', { n }), t('catalogue.fields.share'))}
        </div>
        <ItemButton label={t('catalogue.fields.removeActive', { n })} icon="trash" onClick={onRemove} />
      </div>
      {problem ? <FieldError>{problem.text}</FieldError> : null}
    </div>
  )
}

/** Returns the problem of a row of active ingredients. */
function useRowProblem(at: number): { path: string; text: string } | undefined {
  const { shown } = useFormContext()
  const textOf = useProblemText()
  const found = shown.find(({ path }) => path.startsWith(`facts.actives.${at}.`))
  return found && { path: found.path, text: textOf(found) }
}
