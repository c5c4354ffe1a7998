/** The rules of cards; no zod. */

/** Things that a message can be about. */
export const cardKinds = ['exercise', 'meal', 'blood_test'] as const
export type CardKind = (typeof cardKinds)[number]

interface Linked {
  kind: CardKind
  userProgramId: string | null
  ref: string
}

/** Address of the page with a card's subject, for a side of the chat. */
export function cardPath({ kind, userProgramId, ref }: Linked, side: 'coach' | 'user'): string {
  const [program, id] = [encodeURIComponent(userProgramId ?? ''), encodeURIComponent(ref)]
  if (kind === 'blood_test')
    return side === 'coach' ? `/coach/dashboard?tab=blood-tests&test=${id}` : `/blood-tests/${id}`
  if (side === 'user') return `/programs?program=${program}`
  return `/coach/dashboard?program=${program}&part=${kind === 'meal' ? 'nutrition' : 'workout'}`
}
