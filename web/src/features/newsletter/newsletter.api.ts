import { useMutation } from '@tanstack/react-query'
import { confirmNewsletter, joinNewsletter, leaveNewsletter } from 'contract/newsletter/routes'
import { call } from '../../api/call'

/** Asks for the newsletter; the answer is the same for every address. */
export function useJoinNewsletter() {
  return useMutation({ mutationFn: (email: string) => call(joinNewsletter, { body: { email } }) })
}

export function useConfirmNewsletter() {
  return useMutation({ mutationFn: (token: string) => call(confirmNewsletter, { body: { token } }) })
}

/** Ends the mails of a link; answers which they were. */
export function useLeaveMails() {
  return useMutation({
    mutationFn: async (token: string) => (await call(leaveNewsletter, { params: { token } })).data.mail,
  })
}
