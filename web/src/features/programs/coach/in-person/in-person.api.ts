import { useMutation } from '@tanstack/react-query'
import type { DoneSet } from 'contract/programs/calls'
import { putAthleteSession } from 'contract/training/coach-routes'
import { call } from '../../../../api/call'

interface Entered {
  date: string
  done: boolean
  sets?: DoneSet[]
}

/** Enters a session of an athlete's program, or takes back what the coach entered for that day. */
export function useEnterSession(id: string) {
  return useMutation({
    mutationFn: async ({ date, ...body }: Entered) =>
      (await call(putAthleteSession, { params: { id, date }, body })).data.session,
  })
}
