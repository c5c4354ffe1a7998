import { QueryClientProvider } from '@tanstack/react-query'
import type { Locale } from 'contract/locale'
import { type ReactNode, useState } from 'react'
import { createQueryClient } from '../api/query-client'
import { useRefreshedSession } from '../features/auth/session'
import { CartProvider } from '../features/cart/cart-provider'
import { I18nProvider } from '../i18n/i18n'
import type { Language } from '../i18n/languages'
import { ToastProvider } from '../ui/toast'

export function Providers(props: { locale: Locale; language: Language; children: ReactNode }) {
  const [client] = useState(createQueryClient)
  useRefreshedSession('customer')
  return (
    <I18nProvider locale={props.locale} language={props.language}>
      <QueryClientProvider client={client}>
        <ToastProvider>
          <CartProvider>{props.children}</CartProvider>
        </ToastProvider>
      </QueryClientProvider>
    </I18nProvider>
  )
}
