import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createQueryClient } from '../api/query-client'
import { ToastProvider } from '../ui/toast'

interface Props {
  /** Where a page was painted by the server: with what it was painted from. */
  client?: QueryClient
  children: ReactNode
}

/** What every page needs beside its language and its address. */
export function Providers({ client: given, children }: Props) {
  const [client] = useState(() => given ?? createQueryClient())
  return (
    <QueryClientProvider client={client}>
      <ToastProvider>{children}</ToastProvider>
    </QueryClientProvider>
  )
}
