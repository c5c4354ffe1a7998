import type { MessageCard } from 'contract/chat/calls'

/** A card as it is stored with its message. */
export type StoredCard = Omit<MessageCard, 'isGone'>
