import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Sent } from 'contract/endpoint'
import { endOrderLinks } from 'contract/orders/console-routes'
import {
  getShopSettings,
  getTradeSettings,
  saveShopSettings,
  saveTradeSettings,
} from 'contract/site/console-routes'
import type { saveShopSettings as shopCall } from 'contract/site/settings-calls'
import type { saveTradeSettings as tradeCall } from 'contract/site/trade-calls'
import { call } from '../../../api/call'
import { configQuery } from '../site.api'

const SHOP_KEY = ['admin', 'settings', 'shop'] as const
const TRADE_KEY = ['admin', 'settings', 'trade'] as const

export function useShopSettings() {
  return useQuery({
    queryKey: SHOP_KEY,
    queryFn: async ({ signal }) => (await call(getShopSettings, { signal })).data,
    staleTime: 0,
  })
}

export function useTradeSettings() {
  return useQuery({
    queryKey: TRADE_KEY,
    queryFn: async ({ signal }) => (await call(getTradeSettings, { signal })).data,
    staleTime: 0,
  })
}

/** Saves the shop's settings whole and reloads what depends on them. */
export function useSaveShopSettings() {
  const onSaved = useOnSaved(SHOP_KEY, TRADE_KEY)
  return useMutation({
    mutationFn: async (body: Sent<typeof shopCall>['body']) => (await call(saveShopSettings, { body })).data,
    onSuccess: onSaved,
  })
}

/** Saves the terms of trade whole and reloads what depends on them. */
export function useSaveTradeSettings() {
  const onSaved = useOnSaved(TRADE_KEY, SHOP_KEY)
  return useMutation({
    mutationFn: async (body: Sent<typeof tradeCall>['body']) =>
      (await call(saveTradeSettings, { body })).data,
    onSuccess: onSaved,
  })
}

/** Ends the links to orders in all mails sent so far. */
export function useEndOrderLinks() {
  return useMutation({ mutationFn: () => call(endOrderLinks, {}) })
}

type SettingsKey = typeof SHOP_KEY | typeof TRADE_KEY

/** Returns the reaction to a save: both pages share one version, so the other page must not begin from its cache. */
function useOnSaved(key: SettingsKey, otherKey: SettingsKey) {
  const client = useQueryClient()
  return (saved: object) => {
    client.setQueryData(key, saved)
    client.removeQueries({ queryKey: otherKey })
    void client.invalidateQueries({ queryKey: configQuery().queryKey })
  }
}
