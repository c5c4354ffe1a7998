import type { Address } from 'contract/auth/address-calls'
import { addressLines } from 'contract/postal-address'
import { useT } from '../../../i18n/i18n'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { accountWords } from './words/account-words'

interface Props {
  address: Address
  onEdit: () => void
  onRemove: () => void
  onMakeDefault: () => void
}

/** Saved address with its actions. */
export function AddressCard({ address, onEdit, onRemove, onMakeDefault }: Props) {
  const t = useT(accountWords)
  const name = `${address.street}, ${address.city}`
  return (
    <div className="flex h-full flex-col gap-3 rounded-card border border-hairline bg-raised p-4">
      <AddressLines address={address} />
      <div className="-mb-2 flex flex-wrap border-hairline border-t pt-1 *:first:-ms-2">
        <CardButton label={t('account.addresses.editNamed', { name })} onClick={onEdit}>
          {t('account.addresses.edit')}
        </CardButton>
        <CardButton label={t('account.addresses.removeNamed', { name })} onClick={onRemove}>
          {t('account.addresses.remove')}
        </CardButton>
        {address.isDefault ? null : (
          <CardButton label={t('account.addresses.makeDefaultNamed', { name })} onClick={onMakeDefault}>
            {t('account.addresses.makeDefault')}
          </CardButton>
        )}
      </div>
    </div>
  )
}

/** Each line uses the direction of its own text and aligns to the card's start. */
function AddressLines({ address }: { address: Address }) {
  const t = useT(accountWords)
  return (
    <address className="grid flex-1 content-start not-italic leading-relaxed">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <bdi className="font-semibold">
          {address.firstName} {address.lastName}
        </bdi>
        {address.isDefault ? <Badge kind="good">{t('account.addresses.default')}</Badge> : null}
      </span>
      {addressLines(address, t('common.comma')).map((line) => (
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
      <bdi dir="ltr" className="justify-self-start text-ink-soft">
        {address.phone}
      </bdi>
    </address>
  )
}

function CardButton({ label, onClick, children }: { label: string; onClick: () => void; children: string }) {
  return (
    <Button kind="quiet" tight aria-label={label} onClick={onClick}>
      {children}
    </Button>
  )
}
