/** A text without the mailboxes in it: what a mail server answers names the recipient, and why is all that matters. */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>@,;:"'()]+@([^\s<>@,;:"'()]+)/g, '…@$1')
}
