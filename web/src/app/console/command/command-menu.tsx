import { searchForm } from 'contract/text'
import { useEffect, useState } from 'react'
import { useSession } from '../../../features/auth/session'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { useT } from '../../../i18n/i18n'
import { AnyIcon } from '../../../ui/any-icon'
import { ComboboxField } from '../../../ui/combobox/combobox-field'
import { type ComboboxGroup, ComboboxList } from '../../../ui/combobox/combobox-list'
import { useCombobox } from '../../../ui/combobox/use-combobox'
import { Dialog, DialogBody } from '../../../ui/dialog'
import { useSections } from '../console-pages'
import { type CommandResult, useCommandResults } from './command-results.api'
import { commandWords } from './words/command-words'

/** Menu that jumps to a section, order, person or product; limited to the sections of the staff role. */
export default function CommandMenu({ onClose }: { onClose: () => void }) {
  const t = useT(commandWords)
  const box = useCombobox()
  const { groups, busy, failed } = useGroups(box.settled)
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)
  const field = (
    <div className="min-w-0 flex-1">
      <ComboboxField
        box={box}
        autoFocus
        label={t('command.title')}
        placeholder={t('command.placeholder')}
        clearLabel={t('command.clear')}
      />
    </div>
  )
  return (
    <Dialog open onClose={onClose} title={t('command.title')} head={field} place="top">
      <DialogBody>
        <div className="-m-3">
          {failed ? (
            <p role="alert" className="px-3 py-2 text-pomegranate">
              {t('command.failed')}
            </p>
          ) : count === 0 && !busy ? (
            <p role="status" className="px-3 py-2 text-ink-soft">
              {t('command.none')}
            </p>
          ) : null}
          <ComboboxList
            box={box}
            label={t('command.results')}
            groups={groups}
            announcement={t('command.found', { count })}
            stale={busy}
            place="here"
            enterTakesFirst
            onFollow={onClose}
          />
        </div>
      </DialogBody>
    </Dialog>
  )
}

/** Returns matching sections immediately, and search results of the server after the debounce. */
function useGroups(text: string): { groups: ComboboxGroup[]; busy: boolean; failed: boolean } {
  const t = useT(commandWords, consoleWords)
  const { user } = useSession('admin')
  const asked = usePaused(text.trim())
  const { data, isFetching, isError } = useCommandResults(asked, user?.staffRole)
  const found = asked.length > 1 ? data : undefined
  const wanted = searchForm(text)
  const sections = useSections()
    .map(({ name, path, icon }) => ({ name, icon, path, label: t(`console.sections.${name}`) }))
    .filter(({ label }) => searchForm(label).includes(wanted))
    .map(({ name, icon, path, label }) => ({
      key: name,
      to: path === '' ? '/admin' : `/admin/${path}`,
      content: (
        <>
          <AnyIcon name={icon} size={18} className="text-ink-soft" />
          {label}
        </>
      ),
    }))
  const kinds = (['orders', 'people', 'products'] as const).map((kind) => ({
    key: kind,
    label: t(`command.${kind}`),
    options: (found?.[kind] ?? []).map((one) => ({
      key: `${kind} ${one.key}`,
      to: one.to,
      content: <Hit found={one} />,
    })),
  }))
  const groups = [{ key: 'sections', label: t('command.sections'), options: sections }, ...kinds]
  return {
    groups: groups.filter(({ options }) => options.length > 0),
    busy: isFetching || asked !== text.trim(),
    failed: isError,
  }
}

function Hit({ found: { name, detail, ltr } }: { found: CommandResult }) {
  return (
    <span className="grid min-w-0 flex-1">
      {/* Keeps names in the other script aligned to the list's start edge. */}
      <span className="truncate font-medium">
        <bdi dir={ltr ? 'ltr' : undefined}>{name}</bdi>
      </span>
      <span className="truncate text-ink-soft text-sm">
        <bdi>{detail}</bdi>
      </span>
    </span>
  )
}

/** Debounce of the search in milliseconds. */
const PAUSE = 200

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
