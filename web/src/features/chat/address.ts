/** Returns true if the address of the coach's dashboard opens a conversation. */
export const opensConversation = (params: URLSearchParams): boolean =>
  params.get('tab') === 'chats' && (params.has('chat') || params.has('with'))
