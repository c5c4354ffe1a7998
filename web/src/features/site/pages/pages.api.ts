import { useQuery } from '@tanstack/react-query'
import { configQuery } from '../site.api'

/** Where the app can be had: settings of the server, so that a page need not be built anew for them. */
export function useStoreLinks() {
  return useQuery({ ...configQuery(), select: (config) => config.storeLinks })
}
