// The baseline: raw Fastify with nothing around it, on the same PostgreSQL as the product. Started by run.ts.
import fastify from 'fastify'
import postgres from 'postgres'
import { Server } from 'socket.io'

const { database, port } = JSON.parse(process.env.BASELINE ?? '{}')
const db = postgres({ ...database, host: database.socketDir, max: 16 })
const app = fastify()

/** A constant reply of 8 KB, made once. */
const constant = JSON.stringify({ text: 'x'.repeat(8192 - 11) })
app.get('/constant', (_request, reply) => {
  reply.header('content-type', 'application/json; charset=utf-8').send(constant)
})

interface Body {
  accountId: string
  productId: string
  quantity: number
}

app.post<{ Body: Body }>('/insert', async (request) => {
  const { accountId, productId, quantity } = request.body
  const [row] = await db`
    insert into baseline.cart_lines (account_id, product_id, quantity) values (${accountId}, ${productId}, ${quantity})
    returning id`
  return { success: true, data: row }
})

app.post<{ Body: Body & { customer: unknown } }>('/order', async (request, reply) => {
  const { accountId, productId, quantity, customer } = request.body
  const [row] = await db`
    with taken as (
      update baseline.products set stock = stock - ${quantity} where id = ${productId} and stock >= ${quantity}
      returning id, price_cents
    ), placed as (
      insert into baseline.orders (account_id, customer, total_cents)
      select ${accountId}, ${db.json(customer as never)}, price_cents * ${quantity}::int from taken returning id
    )
    insert into baseline.order_lines (order_id, product_id, quantity, unit_cents)
    select placed.id, taken.id, ${quantity}::int, taken.price_cents from placed, taken returning order_id`
  if (!row) return reply.code(409).send({ success: false })
  return reply.code(201).send({ success: true, data: row })
})

app.put<{ Body: { id: string; path: string[]; value: number } }>('/document', async (request) => {
  const { id, path, value } = request.body
  const [row] = await db`
    update baseline.documents set data = jsonb_set(data, ${path}::text[], ${JSON.stringify(value)}::text::jsonb)
    where id = ${id} returning id`
  return { success: true, data: row }
})

// Sockets as they come: one row, then the acknowledgement, and nobody else hears of it.
new Server(app.server).on('connection', (socket) => {
  socket.on('send_message', async ({ chatId, content }, acknowledge) => {
    await db`insert into baseline.messages (chat_id, content) values (${chatId}, ${content})`
    acknowledge({ success: true })
  })
})

await app.listen({ port, host: '127.0.0.1' })
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
