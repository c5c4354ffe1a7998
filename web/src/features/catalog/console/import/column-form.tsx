import type { ImportColumn, ProductImport } from 'contract/catalog/console-import-calls'
import {
  type ColumnMap,
  headingForm,
  type ImportField,
  isPictureHeading,
  tableKindOf,
} from 'contract/catalog/import-columns'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { errorText, isServerFailure } from '../../../../api/error-text'
import { errorWords } from '../../../../i18n/error-words/error-words'
import { useT } from '../../../../i18n/i18n'
import { isolatedName } from '../../../../i18n/isolated'
import { Accordion, AccordionEntry } from '../../../../ui/accordion'
import { SelectField } from '../../../../ui/form/field'
import { Form } from '../../../../ui/form/form'
import { FormError } from '../../../../ui/form/form-error'
import type { FormStore, Problem } from '../../../../ui/form/store'
import { SubmitButton } from '../../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../../ui/form/use-form'
import { Notice } from '../../../../ui/notice'
import { OneLine } from '../../../../ui/one-line'
import { useCategoryOptions } from '../category-options'
import { fieldGroups } from './field-groups'
import { useFieldName } from './field-name'
import { useRunImport } from './import.api'
import { importWords } from './words/import-words'

/** The category, and the field of each column under its place in the file: a heading may have dots. */
type Values = Record<string, string>

const CATEGORY = 'category'
const nameOf = (at: number) => `column${at}`

interface Props {
  one: ProductImport
  /** Starts the import; replaced by another check once something is changed. */
  start: ReactNode
  children: ReactNode
}

/** Choices about a checked file, with the actions on it. */
export function ColumnForm({ one, start, children }: Props) {
  const t = useT(importWords)
  const form = useColumnForm(one)
  const values = useFormValues(form)
  const categories = useCategoryOptions(values[CATEGORY] ?? '')
  const isChanged = Object.entries(form.options.initial).some(([name, value]) => values[name] !== value)
  const kind = tableKindOf(one.columns.map(({ heading }) => heading))
  const columns = one.columns.map((column, at) => ({ ...column, name: nameOf(at) }))
  const [used, left] = [columns.filter(({ field }) => field), columns.filter(({ field }) => !field)]
  return (
    <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {kind === 'own' ? null : (
        <Notice kind="info" title={t(`import.kinds.${kind === 'other' ? 'unknown' : kind}`)}>
          <p>{t('import.drafts')}</p>
          {columns.some(isPictureHeading) ? <p>{t('import.pictures')}</p> : null}
        </Notice>
      )}
      <section aria-labelledby="columns" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h3 id="columns" className="text-base">
          {t('import.mapping.title')}
        </h3>
        <Accordion label={t('import.mapping.title')}>
          <ColumnGroup
            title={t('import.mapping.used', { count: used.length })}
            columns={used}
            startsOpen={kind !== 'own'}
          />
          {left.length > 0 ? (
            <ColumnGroup
              title={t('import.mapping.left', { count: left.length })}
              columns={left}
              startsOpen={kind === 'other'}
            />
          ) : null}
        </Accordion>
        <div className="max-w-md">
          <SelectField
            name={CATEGORY}
            label={t('import.mapping.category')}
            hint={t('import.mapping.categoryHint')}
          >
            <option value="">{t('import.mapping.noCategory')}</option>
            {categories}
          </SelectField>
        </div>
      </section>
      <FormError />
      <div className="grid gap-3">
        <p role="status" className="text-ink-soft empty:hidden">
          {isChanged ? t('import.mapping.changed') : null}
        </p>
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          {isChanged ? (
            <SubmitButton busyText={t('import.mapping.checking')}>{t('import.mapping.check')}</SubmitButton>
          ) : (
            start
          )}
          {children}
        </div>
      </div>
    </Form>
  )
}

interface NamedColumn extends ImportColumn {
  name: string
}

function ColumnGroup({
  title,
  columns,
  startsOpen,
}: {
  title: string
  columns: readonly NamedColumn[]
  startsOpen: boolean
}) {
  return (
    <AccordionEntry title={title} startsOpen={startsOpen}>
      {() => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 wrap-anywhere sm:grid-cols-2 xl:grid-cols-3">
          {columns.map((column) => (
            <ColumnField key={column.name} column={column} />
          ))}
        </div>
      )}
    </AccordionEntry>
  )
}

function ColumnField({ column: { name, heading, example } }: { column: NamedColumn }) {
  const t = useT(importWords)
  const fieldName = useFieldName()
  return (
    <SelectField
      name={name}
      label={isolatedName(heading)}
      hint={example === undefined ? t('import.mapping.empty') : <Example text={example} />}
    >
      <option value="">{t('import.mapping.leaveOut')}</option>
      {Object.entries(fieldGroups).map(([group, fields]) => (
        <optgroup key={group} label={t(`import.groups.${group as keyof typeof fieldGroups}`)}>
          {fields.map((field) => (
            <option key={field} value={field}>
              {fieldName(field)}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}

/** A value of the column on one line; without containment a long one would widen the column. */
function Example({ text }: { text: string }) {
  const t = useT(importWords)
  return (
    <span className="contain-inline-size flex gap-1.5">
      <span className="shrink-0">{t('import.mapping.example')}</span>
      <OneLine className="min-w-0 flex-1">{text}</OneLine>
    </span>
  )
}

/** Problems of a choice: a field that two columns fill, and no column for the SKU. */
function problemsOf(one: ProductImport, values: Values): Problem[] {
  const names = one.columns.map((_, at) => nameOf(at))
  const twice = names.filter((name, at) => {
    const field = values[name]
    return field !== '' && names.slice(0, at).some((earlier) => values[earlier] === field)
  })
  const hasSku = names.some((name) => values[name] === 'sku')
  return [
    ...twice.map((path) => ({ path, code: 'catalog.import_field_twice' as const })),
    ...(hasSku ? [] : [{ path: 'sku', code: 'catalog.import_sku_missing' as const }]),
  ]
}

function mapOf(one: ProductImport, values: Values): ColumnMap {
  const entries = one.columns.map(({ heading }, at) => [heading, values[nameOf(at)] || null] as const)
  return Object.fromEntries(entries) as Record<string, ImportField | null>
}

function useColumnForm(one: ProductImport): FormStore<Values> {
  const t = useT(errorWords, importWords)
  const navigate = useNavigate()
  const { mutateAsync: run } = useRunImport()
  const initial = Object.fromEntries(one.columns.map(({ field }, at) => [nameOf(at), field ?? '']))
  return useForm<Values>({
    rules: (values) => problemsOf(one, values),
    initial: { ...initial, [CATEGORY]: one.categoryId ?? '' },
    show: 'all',
    fieldPath: (path) => {
      const at = one.columns.findIndex(({ heading }) => `map.${headingForm(heading)}` === headingForm(path))
      return at < 0 ? path : nameOf(at)
    },
    errorText: (error) => {
      const failed = t('import.mapping.failed')
      return isServerFailure(error) ? failed : errorText(t, error, failed)
    },
    submit: async (values) => {
      const body = { dryRun: true, map: mapOf(one, values), category: values[CATEGORY] }
      const { _id } = await run({ id: one._id, body })
      void navigate({ search: `?import=${_id}` }, { state: { focus: 'import' } })
      return 'leaving'
    },
  })
}
