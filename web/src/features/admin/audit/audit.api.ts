import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listAudit } from 'contract/admin/audit-routes'
import type { AuditAction } from 'contract/audit-actions'
import { call } from '../../../api/call'

export interface AuditQuery {
  actor: string
  subject: string
  action: AuditAction | undefined
  from: string
  to: string
  after: string
}

/** Reads a page of the audit log; empty filters are omitted. */
export function useAudit(query: AuditQuery) {
  return useQuery({
    queryKey: ['admin', 'audit', query],
    queryFn: async ({ signal }) => {
      const said = Object.fromEntries(Object.entries(query).filter(([, value]) => value))
      return (await call(listAudit, { query: said, signal })).data
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
