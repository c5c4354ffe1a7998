import type { ApplicationDetail } from 'contract/coaches/calls'
import { refusalOf } from '../../../api/error-text'
import { useDecide, useReadApplication } from './applications.api'

type Status = 'approved' | 'rejected'
type Decision = ApplicationDetail['history'][number] & { status: Status }

/** Decides on an application; resolves to another staff member's decision if theirs came first, else to undefined. */
export function useDecideOnce(id: string) {
  const { mutateAsync: decide } = useDecide(id)
  const readApplication = useReadApplication(id)
  return async (status: Status, notes: string): Promise<Decision | undefined> => {
    try {
      await decide({ status, notes })
    } catch (error) {
      if (refusalOf(error)?.code !== 'coaches.already_decided') throw error
      const now = await readApplication().catch(() => undefined)
      const last = now?.history.at(-1)
      if (!now || !last || now.status === 'pending') throw error
      return { ...last, status: now.status }
    }
  }
}
