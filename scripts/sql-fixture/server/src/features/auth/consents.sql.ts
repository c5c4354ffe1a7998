export const healthIsOpen = (db: Db, account: Fragment) =>
  db`not exists (select from consents w where w.account_id = ${account})`
