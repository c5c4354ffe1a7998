import type { Ref } from 'react'
import { useT } from '../../i18n/i18n'
import { Button } from '../button'
import { Icon } from '../icon'
import { editWords } from './words/edit-words'

/** The pencil beside a value; its name says what it opens. */
export function EditButton(props: { name: string; ref: Ref<HTMLButtonElement>; onClick: () => void }) {
  const t = useT(editWords)
  return (
    <Button
      ref={props.ref}
      kind="quiet"
      size="sm"
      iconOnly
      className="shrink-0 text-ink-soft hover:text-ink"
      aria-label={t('inPlace.edit', { name: props.name })}
      onClick={props.onClick}
    >
      <Icon name="pencil" size={16} />
    </Button>
  )
}
