import { type QueryClient, type QueryKey, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeviceAccount } from './device-name'
import { type AnswerName, readAnswer, saveAnswer } from './saved-answers'

/** Read whose last answer stays on the device. */
export interface SavedQuery<T> {
  account: DeviceAccount
  name: AnswerName
  queryKey: QueryKey
  /** Requests the answer; `known` is the one that is shown meanwhile. */
  request: (signal: AbortSignal, known: T | undefined) => Promise<T>
  enabled?: boolean
  /** Milliseconds. */
  staleTime?: number
}

/** Query that tells whether the last request failed; changes of the answer on this device leave it as it is. */
const failedKey = (queryKey: QueryKey) => ['failed', ...queryKey]

/**
 * Query that shows the device's last answer at once and then the server's. Where that did not come, `savedAt` is the time
 * in milliseconds of the answer that is shown.
 */
export function useSavedQuery<T>(kept: SavedQuery<T>) {
  const client = useQueryClient()
  const { queryKey, enabled, staleTime } = kept
  const { data: hasFailed } = useQuery({
    queryKey: failedKey(queryKey),
    queryFn: skipToken,
    initialData: false,
  })
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchSaved(client, kept, signal),
    ...(enabled !== undefined && { enabled }),
    ...(staleTime !== undefined && { staleTime }),
  })
  return { ...query, savedAt: hasFailed && query.data !== undefined ? query.dataUpdatedAt : undefined }
}

/** The function of a kept query, for `fetchQuery` too. */
export async function fetchSaved<T>(
  client: QueryClient,
  { account, name, queryKey, request }: SavedQuery<T>,
  signal: AbortSignal,
): Promise<T> {
  const state = () => client.getQueryState<T>(queryKey)
  if (state()?.data === undefined) {
    const answer = await readAnswer<T>(account, name)
    if (answer && state()?.data === undefined && !signal.aborted)
      client.setQueryData(queryKey, answer.data, { updatedAt: answer.at })
  }
  const tell = (hasFailed: boolean) => client.setQueryData(failedKey(queryKey), hasFailed)
  const data = await request(signal, state()?.data).catch((error: unknown) => {
    if (!signal.aborted) tell(true)
    throw error
  })
  tell(false)
  const { data: known, dataUpdatedAt = 0 } = state() ?? {}
  // An answer equal to the known one keeps its age.
  void saveAnswer(account, name, { at: data === known ? dataUpdatedAt : Date.now(), data })
  return data
}

/** Changes the shown and the stored answer without making them younger. */
export function changeKept<T>(
  client: QueryClient,
  { account, name, queryKey }: Pick<SavedQuery<T>, 'account' | 'name' | 'queryKey'>,
  change: (data: T) => T,
): void {
  const { data, dataUpdatedAt: at = 0 } = client.getQueryState<T>(queryKey) ?? {}
  if (data === undefined) return
  // The answer of a request that is under way does not have the change yet.
  void client.cancelQueries({ queryKey })
  const next = change(data)
  client.setQueryData(queryKey, next, { updatedAt: at })
  void saveAnswer(account, name, { at, data: next })
}
