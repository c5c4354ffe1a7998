import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { addCover, endCover, listCovers } from 'contract/programs/console-routes'
import { addMyCover, endMyCover, listMyCovers } from 'contract/programs/cover-routes'
import { call } from '../../../api/call'

/** Coach of the covers: the signed-in one, or one in the console. */
export type CoverOwner = { area: 'coach'; coachId: string } | { area: 'admin'; coachId: string }

export interface WantedCover {
  /** The colleague. */
  coachId: string
  from: string
  to: string
}

const keyOf = ({ area, coachId }: CoverOwner) => [area, coachId, 'covers'] as const

export function useCovers(owner: CoverOwner) {
  const params = { id: owner.coachId }
  return useQuery({
    queryKey: keyOf(owner),
    queryFn: async ({ signal }) =>
      owner.area === 'coach'
        ? (await call(listMyCovers, { signal })).data
        : (await call(listCovers, { params, signal })).data,
    staleTime: 0,
  })
}

function useChange(owner: CoverOwner, send: (wanted: WantedCover) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(owner) }),
  })
}

export function useAddCover(owner: CoverOwner) {
  const params = { id: owner.coachId }
  return useChange(owner, (body) =>
    owner.area === 'coach' ? call(addMyCover, { body }) : call(addCover, { params, body }),
  )
}

export function useEndCover(owner: CoverOwner) {
  const params = { id: owner.coachId }
  return useChange(owner, (body) =>
    owner.area === 'coach' ? call(endMyCover, { body }) : call(endCover, { params, body }),
  )
}
