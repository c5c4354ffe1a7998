import { type ReactNode, useEffect, useRef } from 'react'
import { useT } from '../../i18n/i18n'
import { Mark } from '../checkbox'
import type { Selection } from './columns'
import { tableWords } from './words/table-words'

/** Target of 44 px around a checkbox of 20 px; the margins keep it out of the layout. */
function Target({ children }: { children: ReactNode }) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is a child and has its own name
  return <label className="-m-3 grid size-11 shrink-0 cursor-pointer place-items-center">{children}</label>
}

/** Checkbox that selects all visible rows, or none. */
export function ChooseAll({ selection, keys }: { selection: Selection; keys: readonly string[] }) {
  const t = useT(tableWords)
  const box = useRef<HTMLInputElement>(null)
  const { chosen, onChange } = selection
  const here = keys.filter((key) => chosen.has(key)).length
  const all = keys.length > 0 && here === keys.length
  useEffect(() => {
    if (box.current) box.current.indeterminate = here > 0 && !all
  }, [here, all])
  return (
    <Target>
      <Mark
        ref={box}
        aria-label={t('table.chooseAll')}
        checked={all}
        disabled={keys.length === 0}
        onChange={() => {
          const others = [...chosen].filter((key) => !keys.includes(key))
          onChange(new Set(all ? others : [...others, ...keys]))
        }}
      />
    </Target>
  )
}

export function ChooseOne({ selection, id, name }: { selection: Selection; id: string; name: string }) {
  const t = useT(tableWords)
  const { chosen, onChange } = selection
  return (
    <Target>
      <Mark
        aria-label={t('table.choose', { name })}
        checked={chosen.has(id)}
        onChange={({ target }) => {
          const next = new Set(chosen)
          if (target.checked) next.add(id)
          else next.delete(id)
          onChange(next)
        }}
      />
    </Target>
  )
}
