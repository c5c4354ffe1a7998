import { useT } from '../../../i18n/i18n'
import { Dialog, DialogBody } from '../../../ui/dialog'
import { commandWords } from './words/command-words'

const keys = [
  ['menu', 'Ctrl K'],
  ['next', 'j'],
  ['previous', 'k'],
  ['open', 'Enter'],
  ['approve', 'a'],
  ['reject', 'r'],
  ['nextOne', 'n'],
  ['help', '?'],
] as const

/** List of the console's keyboard shortcuts. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useT(commandWords)
  return (
    <Dialog open onClose={onClose} title={t('command.keys.title')}>
      <DialogBody>
        <dl className="divide-y divide-hairline">
          {keys.map(([name, key]) => (
            <div key={name} className="flex items-baseline justify-between gap-6 py-2.5">
              <dt>{t(`command.keys.${name}`)}</dt>
              <dd>
                <kbd dir="ltr" className="rounded-field border border-edge px-2 py-0.5 font-text text-sm">
                  {key}
                </kbd>
              </dd>
            </div>
          ))}
        </dl>
      </DialogBody>
    </Dialog>
  )
}
