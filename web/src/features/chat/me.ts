import type { ChatSide } from 'contract/chat/rules'

/** Account and side of a chat: the coach area's session is the coach, the shop's the customer. */
export interface Me {
  area: 'coach' | 'customer'
  userId: string
}

export const sideOf = ({ area }: Pick<Me, 'area'>): ChatSide => (area === 'coach' ? 'coach' : 'user')
export const otherSide = (side: ChatSide): ChatSide => (side === 'coach' ? 'user' : 'coach')
