import type { Ref } from 'react'
import { useT } from '../../i18n/i18n'
import { ItemButton } from './item-button'
import { editWords } from './words/edit-words'

/** The pencil beside a value; its name says what it opens. */
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
