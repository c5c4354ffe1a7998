import { expect, test, vi } from 'vitest'
import { expectSameParameters, sameTexts, spelledNumbers } from '../../contract/test/texts'
import { backupFailedWords } from '../src/features/admin/backups/backup-failed-mail'
import { accountMailWords } from '../src/features/auth/account-mail-words'
import { emailChangeWords } from '../src/features/auth/email-change/email-change-mail-words'
import { backInStockWords } from '../src/features/catalog/stock/back-in-stock-mail'
import { receivedWords } from '../src/features/coaches/applications/received-mail'
import { decisionWords } from '../src/features/coaches/review/decision-mail'
import { withdrawalWords } from '../src/features/coaches/withdrawal/withdrawal-mail'
import { documentWords } from '../src/features/orders/documents/document-words'
import { cancelledMailWords } from '../src/features/orders/mail/cancelled-mail-words'
import { orderMailWords } from '../src/features/orders/mail/order-mail-words'
import { refundMailWords } from '../src/features/orders/mail/refund-mail-words'
import { returnMailWords } from '../src/features/orders/mail/return-mail-words'
import { sandboxWords } from '../src/features/orders/payments/sandbox-page'

// The words as they are written, before the rules give them their numbers.
vi.mock('contract/rule-numbers', async (original) => ({
  ...(await original<object>()),
  wordsWithRuleNumbers: (words: object) => words,
}))

const tables = Object.entries({
  accountMailWords,
  backInStockWords,
  backupFailedWords,
  cancelledMailWords,
  decisionWords,
  emailChangeWords,
  documentWords,
  orderMailWords,
  receivedWords,
  refundMailWords,
  returnMailWords,
  sandboxWords,
  withdrawalWords,
})

/** Texts that are the same in English and in Dutch: both languages spell these words alike. */
const SAME_IN_DUTCH = ['Product', 'Subtotal']

test.each(tables)('%s have in every language the parameters of the English', (_, { en, fa, nl }) => {
  expectSameParameters(en, fa)
  expectSameParameters(en, nl)
})

test.each(tables)('%s say nothing in one language as in another', (_, { en, fa, nl }) => {
  expect(sameTexts(en, fa)).toEqual([])
  expect(sameTexts(nl, fa)).toEqual([])
  expect(sameTexts(en, nl).filter((text) => !SAME_IN_DUTCH.includes(text))).toEqual([])
})

test.each(tables)('%s spell no number: each is a parameter', (_, { en, fa, nl }) => {
  expect([...spelledNumbers(en, 'en'), ...spelledNumbers(fa, 'fa'), ...spelledNumbers(nl, 'nl')]).toEqual([])
})
