export const count = (db: Db) => db`select count(*) from orders` // wrong
export const label = (n: number) => html`<b>${n}</b>`
