import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createQueryClient } from '../api/query-client'
import { ToastProvider } from '../ui/toast'

interface Props {
  /** Query cache of a prerendered page, filled with its embedded data. */
  client?: QueryClient
  children: ReactNode
}

/** Context providers of every page, apart from language and router. */
export function Providers({ client: given, children }: Props) {
  const [client] = useState(() => given ?? createQueryClient())
  return (
    <QueryClientProvider client={client}>
      <ToastProvider>{children}</ToastProvider>
    </QueryClientProvider>
  )
}
