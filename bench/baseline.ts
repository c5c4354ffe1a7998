// Baseline: bare Fastify on the same PostgreSQL as the product. Started by run.ts.
import fastify from 'fastify'
import pg from 'pg'
import { Server } from 'socket.io'

const { database, port, constants } = JSON.parse(process.env.BASELINE ?? '{}')
const db = new pg.Pool({ ...database, host: database.socketDir, max: 16 })
const app = fastify()

/** Responses of constant size, each built once. */
for (const bytes of new Set(constants as number[])) {
  const constant = JSON.stringify({ text: 'x'.repeat(bytes - '{"text":""}'.length) })
  app.get(`/constant/${bytes}`, (_request, reply) => {
    reply.header('content-type', 'application/json; charset=utf-8').send(constant)
  })
}

interface Body {
  accountId: string
  productId: string
  quantity: number
}

app.post<{ Body: Body }>('/insert', async (request) => {
  const { accountId, productId, quantity } = request.body
  const { rows } = await db.query({
    name: 'insert',
    text: 'insert into baseline.cart_lines (account_id, product_id, quantity) values ($1, $2, $3) returning id',
    values: [accountId, productId, quantity],
  })
  return { success: true, data: rows[0] }
})

const ORDER = `
  with taken as (
    update baseline.products set stock = stock - $3 where id = $2 and stock >= $3
    returning id, price_cents
  ), placed as (
    insert into baseline.orders (account_id, customer, total_cents)
    select $1, $4::jsonb, price_cents * $3::int from taken returning id
  )
  insert into baseline.order_lines (order_id, product_id, quantity, unit_cents)
  select placed.id, taken.id, $3::int, taken.price_cents from placed, taken returning order_id`

app.post<{ Body: Body & { customer: unknown } }>('/order', async (request, reply) => {
  const { accountId, productId, quantity, customer } = request.body
  const { rows } = await db.query({
    name: 'order',
    text: ORDER,
    values: [accountId, productId, quantity, customer],
  })
  const [row] = rows
  if (!row) return reply.code(409).send({ success: false })
  return reply.code(201).send({ success: true, data: row })
})

app.put<{ Body: { id: string; path: string[]; value: number } }>('/document', async (request) => {
  const { id, path, value } = request.body
  const { rows } = await db.query({
    name: 'document',
    text: 'update baseline.documents set data = jsonb_set(data, $1::text[], $2::jsonb) where id = $3 returning id',
    values: [path, JSON.stringify(value), id],
  })
  return { success: true, data: rows[0] }
})

// Minimal socket handler: one row, then the acknowledgement, without a broadcast.
new Server(app.server).on('connection', (socket) => {
  socket.on('send_message', async ({ chatId, content }, acknowledge) => {
    await db.query({
      name: 'message',
      text: 'insert into baseline.messages (chat_id, content) values ($1, $2)',
      values: [chatId, content],
    })
    acknowledge({ success: true })
  })
})

await app.listen({ port, host: '127.0.0.1' })
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
