import type { Deps } from '../../deps'
import type { PersonalData } from '../../kernel/personal/personal'
import { fileKey } from './files.logic'
import { chatTables, eraseChats, listFiles } from './personal.sql'

/** A chat is its customer's: what both said in it goes with the customer, and stays when the coach leaves. */
export const chatPersonal: PersonalData<Deps> = {
  area: 'chat',
  tables: chatTables,
  files: async ({ db }, { id }) =>
    (await listFiles(db, id)).map(({ chatId, name }) => ({ key: fileKey(chatId, name), name })),
  async erase(tx, { id }) {
    const files = await listFiles(tx, id)
    await eraseChats(tx, id)
    return files.map(({ chatId, name }) => fileKey(chatId, name))
  },
}
