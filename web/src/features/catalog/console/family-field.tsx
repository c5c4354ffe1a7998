import { useId, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { Dialog, DialogBody } from '../../../ui/dialog'
import { ItemButton } from '../../../ui/edit/item-button'
import { FieldError } from '../../../ui/field'
import { useField } from '../../../ui/form/context'
import { SearchForm } from '../../../ui/form/search-form'
import { changeField, type FormStore } from '../../../ui/form/store'
import { useProductChoices } from './console-catalog.api'
import type { ProductValues } from './product-values'
import { catalogueWords } from './words/catalogue-words'

interface Family {
  /** Id of the product, which cannot be the first of its own family. */
  id?: string
  /** Name of the current first product of the family. */
  currentName?: string
}

/**
 * Search field for the first product of the family. `field` belongs in the form; `dialog` next to it, because its
 * search is a form.
 */
export function useFamily(form: FormStore<ProductValues>, { id, currentName }: Family) {
  const t = useT(catalogueWords)
  const [choosing, setChoosing] = useState(false)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  return {
    field: <FamilyField chosen={chosen} currentName={currentName} onChoose={() => setChoosing(true)} />,
    dialog: (
      <Dialog open={choosing} onClose={() => setChoosing(false)} title={t('catalogue.fields.chooseFamily')}>
        <ProductChoice
          without={id}
          onChoose={(one) => {
            setChosen(one)
            changeField(form, 'variantOf', one.id)
            setChoosing(false)
          }}
        />
      </Dialog>
    ),
  }
}

interface Chosen {
  id: string
  name: string
}

interface Props {
  chosen: Chosen | null
  currentName: string | undefined
  onChoose: () => void
}

function FamilyField({ chosen, currentName, onChoose }: Props) {
  const t = useT(catalogueWords)
  const { value, change, error } = useField('variantOf')
  const label = useId()
  const name = chosen?.id === value ? chosen.name : (currentName ?? value)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its parts out in its own way
    <div role="group" aria-labelledby={label} data-field="variantOf" className="grid gap-1.5">
      <p id={label} className="font-semibold text-sm">
        {t('catalogue.fields.family')}
      </p>
      {value ? (
        <div className="flex items-center justify-between gap-2 rounded-field bg-sunken ps-3">
          <bdi className="min-w-0 py-2">{name}</bdi>
          <ItemButton
            label={t('catalogue.fields.leaveFamily', { name: isolatedName(name) })}
            icon="close"
            onClick={() => change('')}
          />
        </div>
      ) : (
        <p className="text-ink-soft text-sm">{t('catalogue.fields.noFamily')}</p>
      )}
      <Button kind="secondary" size="sm" className="justify-self-start" onClick={onChoose}>
        {t('catalogue.fields.chooseFamily')}
      </Button>
      {error ? <FieldError>{error}</FieldError> : null}
    </div>
  )
}

interface ChoiceProps {
  without: string | undefined
  onChoose: (product: Chosen) => void
}

function ProductChoice({ without, onChoose }: ChoiceProps) {
  const t = useT(catalogueWords)
  const [search, setSearch] = useState('')
  const { data } = useProductChoices(search)
  // A product that belongs to a family itself is not the first of one.
  const found = search ? data?.filter(({ _id, variantOf }) => _id !== without && variantOf === null) : []
  return (
    <DialogBody className="grid min-h-80 content-start gap-4">
      <SearchForm
        value={search}
        onSearch={setSearch}
        label={t('catalogue.products.search')}
        placeholder={t('catalogue.products.searchHint')}
        clearLabel={t('catalogue.products.clear')}
      />
      <ul className="grid gap-1">
        {found?.map(({ _id, name, sku }) => (
          <li key={_id}>
            <button
              type="button"
              onClick={() => onChoose({ id: _id, name })}
              className="flex min-h-(--control-md) w-full flex-wrap items-center justify-between gap-x-4 rounded-field px-3 py-2 text-start hover:bg-sunken"
            >
              <bdi>{name}</bdi>
              <bdi dir="ltr" className="text-ink-soft text-sm">
                {sku}
              </bdi>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-ink-soft empty:hidden">
        {search && found?.length === 0 ? t('catalogue.products.nothingFoundText') : null}
      </p>
    </DialogBody>
  )
}
