import type { Address } from 'contract/auth/address-calls'
import type { Me } from 'contract/auth/calls'
import { ADDRESSES_MAX } from 'contract/auth/rules'
import { useRef, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Alert } from '../../../ui/alert'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { Icon } from '../../../ui/icon'
import { moveFocus } from '../../../ui/move-focus'
import { Notice } from '../../../ui/notice'
import { useToast } from '../../../ui/toast'
import { useAction } from '../use-action'
import { useAddresses, useRemoveAddress, useSaveAddress } from './account.api'
import { AccountSection, ListFallback } from './account-section'
import { AddressCard } from './address-card'
import { AddressDialog, type Editing } from './address-dialog'
import { accountWords } from './words/account-words'

/** The addresses to deliver to; the default one fills the checkout. */
export function AccountAddresses({ me }: { me: Me }) {
  const t = useT(accountWords)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data: addresses, error, refetch } = useAddresses(me.id)
  const [editing, setEditing] = useState<Editing | null>(null)
  const [removing, setRemoving] = useState<Address | null>(null)
  const { busy, problem, remove, makeDefault, saved } = useAddressActions(me.id, heading)

  return (
    <AccountSection title={t('account.addresses.title')} text={t('account.addresses.text')} heading={heading}>
      {addresses ? (
        <>
          <AddressList
            addresses={addresses}
            busy={busy}
            onEdit={setEditing}
            onRemove={setRemoving}
            onMakeDefault={makeDefault}
          />
          <Alert id="addresses-problem" text={problem} />
          <AddAddress count={addresses.length} onAdd={() => setEditing('new')} />
        </>
      ) : (
        <ListFallback
          failed={error !== null}
          title={t('account.addresses.failed')}
          loading={t('account.addresses.loading')}
          onRetry={() => void refetch()}
        />
      )}
      <AddressDialog
        editing={editing}
        me={me}
        onClose={() => setEditing(null)}
        onSaved={() => {
          saved()
          setEditing(null)
        }}
      />
      <ConfirmDialog
        open={removing !== null}
        title={t('account.addresses.removeTitle')}
        text={t('account.addresses.removeText')}
        confirm={t('account.addresses.remove')}
        cancel={t('account.addresses.keep')}
        onConfirm={() => {
          setRemoving(null)
          if (removing) remove(removing)
        }}
        onClose={() => setRemoving(null)}
      />
    </AccountSection>
  )
}

/** Returns the actions of the list's buttons, one at a time, with their messages. */
function useAddressActions(userId: string, heading: { current: HTMLElement | null }) {
  const t = useT(accountWords)
  const toast = useToast()
  const { mutateAsync: saveAddress } = useSaveAddress(userId)
  const { mutateAsync: removeAddress } = useRemoveAddress(userId)
  const { busy, problem, run } = useAction()
  // The button that was pressed is gone after either.
  const report = (text: string) => {
    toast(text)
    moveFocus(heading.current)
  }
  return {
    busy,
    problem,
    saved: () => toast(t('account.addresses.saved')),
    remove: ({ id }: Address) =>
      void run(async () => {
        await removeAddress(id)
        report(t('account.addresses.removed'))
      }),
    makeDefault: (address: Address) =>
      void run(async () => {
        await saveAddress({ ...address, isDefault: true })
        report(t('account.addresses.changed'))
      }),
  }
}

interface ListProps {
  addresses: readonly Address[]
  busy: boolean
  onEdit: (address: Address) => void
  onRemove: (address: Address) => void
  onMakeDefault: (address: Address) => void
}

function AddressList({ addresses, busy, onEdit, onRemove, onMakeDefault }: ListProps) {
  const t = useT(accountWords)
  if (addresses.length === 0) {
    return <Notice kind="info">{t('account.addresses.empty')}</Notice>
  }
  return (
    <ul className="grid gap-3 sm:grid-cols-2" aria-busy={busy || undefined}>
      {addresses.map((address) => (
        <li key={address.id}>
          <AddressCard
            address={address}
            onEdit={() => onEdit(address)}
            onRemove={() => onRemove(address)}
            onMakeDefault={() => onMakeDefault(address)}
          />
        </li>
      ))}
    </ul>
  )
}

function AddAddress({ count, onAdd }: { count: number; onAdd: () => void }) {
  const t = useT(accountWords)
  if (count >= ADDRESSES_MAX) {
    return <p className="text-ink-soft text-sm">{t('account.addresses.full', { count })}</p>
  }
  return (
    <Button kind="secondary" className="justify-self-start" onClick={onAdd}>
      <Icon name="plus" size={18} />
      {t('account.addresses.add')}
    </Button>
  )
}
