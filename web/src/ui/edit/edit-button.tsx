import type { Ref } from 'react'
import { useT } from '../../i18n/i18n'
import { ItemButton } from './item-button'
import { editWords } from './words/edit-words'

/** Pencil button that opens the editor of a value; its accessible name includes the value's name. */
export function EditButton(props: { name: string; ref: Ref<HTMLButtonElement>; onClick: () => void }) {
  const t = useT(editWords)
  return (
    <ItemButton
      ref={props.ref}
      icon="pencil"
      label={t('inPlace.edit', { name: props.name })}
      onClick={props.onClick}
    />
  )
}
