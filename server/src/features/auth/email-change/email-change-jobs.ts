/** Queue of the two mails about a change of address: to the new one and to the old. */
export const EMAIL_CHANGE_MAIL = 'email-change-mail'

/** Queue of the fact that a coach's account has left an address; the coaches' feature takes the approved application along. */
export const ADDRESS_MOVED = 'coach-address-moved'
