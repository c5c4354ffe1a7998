import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Address } from 'contract/auth/address-calls'
import type { Me } from 'contract/auth/calls'
import { ADDRESSES_MAX } from 'contract/auth/rules'
import { useRef, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { Icon } from '../../../ui/icon'
import { useToast } from '../../../ui/toast'
import { FormAlert } from '../auth-layout'
import { useAction } from '../use-action'
import { addressesQuery, deleteAddress, saveAddress } from './account.api'
import { AccountSection, ListFallback } from './account-section'
import { AddressDialog, type Editing } from './address-dialog'

export function AccountAddresses({ me }: { me: Me }) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data: addresses, error, refetch } = useQuery(addressesQuery(me.id))
  const [editing, setEditing] = useState<Editing | null>(null)
  const [leaving, setLeaving] = useState<Address | null>(null)
  const { busy, problem, run } = useAction()

  const changed = async (text: string) => {
    // What the checkout knows of the customer is older than this now.
    void client.invalidateQueries({ queryKey: ['checkout-prefill', me.id] })
    await client.invalidateQueries({ queryKey: addressesQuery(me.id).queryKey })
    toast(text)
  }
  const saved = async () => {
    await changed(t('account.addresses.saved'))
    setEditing(null)
  }
  const remove = (address: Address) => {
    setLeaving(null)
    void run(async () => {
      await deleteAddress(address.id)
      await changed(t('account.addresses.removed'))
      // The button that asked for it is gone.
      heading.current?.focus()
    })
  }
  const prefer = ({ id, ...address }: Address) =>
    void run(async () => {
      await saveAddress({ ...address, isDefault: true }, id)
      await changed(t('account.addresses.changed'))
      heading.current?.focus()
    })

  return (
    <AccountSection title={t('account.addresses.title')} text={t('account.addresses.text')} heading={heading}>
      {addresses ? (
        <>
          {addresses.length === 0 ? (
            <p className="rounded-card bg-sunken p-5 text-ink-soft">{t('account.addresses.empty')}</p>
          ) : (
            <ul className="grid gap-3 sm:grid-cols-2" aria-busy={busy || undefined}>
              {addresses.map((address) => (
                <li key={address.id}>
                  <AddressCard
                    address={address}
                    onEdit={() => setEditing(address)}
                    onRemove={() => setLeaving(address)}
                    onPrefer={() => prefer(address)}
                  />
                </li>
              ))}
            </ul>
          )}
          <FormAlert id="addresses-problem" text={problem} />
          {addresses.length < ADDRESSES_MAX ? (
            <Button kind="secondary" className="justify-self-start" onClick={() => setEditing('new')}>
              <Icon name="plus" size={18} />
              {t('account.addresses.add')}
            </Button>
          ) : (
            <p className="text-ink-soft text-sm">
              {t('account.addresses.full', { count: addresses.length })}
            </p>
          )}
        </>
      ) : (
        <ListFallback
          failed={error !== null}
          title={t('account.addresses.failed')}
          loading={t('account.addresses.loading')}
          onRetry={() => void refetch()}
        />
      )}
      <AddressDialog editing={editing} me={me} onClose={() => setEditing(null)} onSaved={saved} />
      <Dialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={t('account.addresses.removeTitle')}
        actions={
          <>
            <Button kind="secondary" onClick={() => setLeaving(null)}>
              {t('account.addresses.keep')}
            </Button>
            <Button kind="danger" onClick={() => leaving && remove(leaving)}>
              {t('account.addresses.remove')}
            </Button>
          </>
        }
      >
        <p className="text-ink-soft">{t('account.addresses.removeText')}</p>
      </Dialog>
    </AccountSection>
  )
}

function AddressCard(props: {
  address: Address
  onEdit: () => void
  onRemove: () => void
  onPrefer: () => void
}) {
  const t = useT()
  const { address } = props
  const name = `${address.street}, ${address.city}`
  return (
    <div className="flex h-full flex-col gap-3 rounded-card border border-hairline bg-raised p-4">
      <address className="grid flex-1 content-start not-italic leading-relaxed">
        <span className="flex flex-wrap items-center justify-between gap-2">
          <bdi className="font-semibold">
            {address.firstName} {address.lastName}
          </bdi>
          {address.isDefault ? <Badge kind="good">{t('account.addresses.default')}</Badge> : null}
        </span>
        {/* Each line takes the direction of its own words and stays at the start of the card. */}
        <span>
          <bdi>{address.street}</bdi>
        </span>
        <span>
          <bdi>
            {address.zipCode} {address.city}
          </bdi>
        </span>
        <span>
          <bdi>
            {address.state} · {address.country}
          </bdi>
        </span>
        <bdi dir="ltr" className="justify-self-start text-ink-soft">
          {address.phone}
        </bdi>
      </address>
      <div className="-mb-2 flex flex-wrap border-hairline border-t pt-1 *:first:-ms-2">
        <Button
          kind="quiet"
          className="px-2! text-sm"
          aria-label={t('account.addresses.editNamed', { name })}
          onClick={props.onEdit}
        >
          {t('account.addresses.edit')}
        </Button>
        <Button
          kind="quiet"
          className="px-2! text-sm"
          aria-label={t('account.addresses.removeNamed', { name })}
          onClick={props.onRemove}
        >
          {t('account.addresses.remove')}
        </Button>
        {address.isDefault ? null : (
          <Button
            kind="quiet"
            className="px-2! text-sm"
            aria-label={t('account.addresses.makeDefaultNamed', { name })}
            onClick={props.onPrefer}
          >
            {t('account.addresses.makeDefault')}
          </Button>
        )}
      </div>
    </div>
  )
}
