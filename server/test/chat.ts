import type { AddressInfo } from 'node:net'
import type { Message } from 'contract/chat/calls'
import type { ChatSide } from 'contract/chat/rules'
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client'
import { newId } from '../src/kernel/ids'
import { makeAccount } from './factories'
import { FORM_TYPE, formBytes } from './multipart'
import { makeTemplate, type Person } from './programs'
import type { TestApp } from './test-app'
import { makeUserProgram } from './user-programs'

export interface MadeChat {
  chatId: string
  coach: Person
  customer: Person
  userProgramId: string
}

let templates = new WeakMap<TestApp['deps'], Promise<string>>()

/** A customer whose program is coached by a coach, with the chat that this opened. */
export async function makeChat(
  app: TestApp,
  people: { coach?: Person; customer?: Person } = {},
): Promise<MadeChat> {
  let template = templates.get(app.deps)
  if (!template) {
    template = makeTemplate(app).then(({ id }) => id)
    templates = templates.set(app.deps, template)
  }
  const coach = people.coach ?? (await makeAccount(app, ['coach']))
  const customer = people.customer ?? (await makeAccount(app))
  const programId = await template
  const userProgramId = await makeUserProgram(app, { accountId: customer.id, coachId: coach.id, programId })
  return { chatId: await chatOf(app, customer, coach), coach, customer, userProgramId }
}

export async function chatOf(app: TestApp, customer: Person, coach: Person): Promise<string> {
  const [row] = await app.deps.db<{ id: string }[]>`
    select id from chats where account_id = ${customer.id} and coach_id = ${coach.id}`
  return row?.id ?? ''
}

/** Sends a text by HTTP; the answer's message. */
export async function say(app: TestApp, by: Person, chatId: string, content: string): Promise<Message> {
  const answer = await app.call('POST', `/chat/${chatId}/messages`, { token: by.token, body: { content } })
  return answer.json().data.message
}

export interface SentFile {
  name: string
  content: Buffer | string
}

/** Sends files by HTTP. */
export function sendFiles(
  app: TestApp,
  by: Person,
  chatId: string,
  files: readonly SentFile[],
  fields: Record<string, string> = {},
) {
  const parts = [
    ...Object.entries(fields).map(([name, content]) => ({ name, content })),
    ...files.map(({ name, content }) => ({ name: 'attachments', filename: name, content })),
  ]
  return app.call('POST', `/chat/${chatId}/messages/upload`, {
    token: by.token,
    headers: { 'content-type': FORM_TYPE },
    body: formBytes(parts),
  })
}

const addresses = new WeakMap<TestApp['http'], Promise<string>>()

/** Returns the address of the application, which listens from the first call on. */
export function listening(app: TestApp): Promise<string> {
  let address = addresses.get(app.http)
  if (!address) {
    address = app.http
      .listen({ port: 0, host: '127.0.0.1' })
      .then(() => `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`)
    addresses.set(app.http, address)
  }
  return address
}

const opened: Socket[] = []

/** Closes every socket that tests have opened. */
export function closeSockets(): void {
  for (const socket of opened.splice(0)) socket.disconnect()
}

/** A socket with this token that is connected; throws what the handshake refused. */
export async function connectSocket(
  app: TestApp,
  token: unknown,
  options: Partial<ManagerOptions & SocketOptions> = {},
): Promise<Socket> {
  const socket = io(await listening(app), {
    auth: { token },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    ...options,
  })
  opened.push(socket)
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return socket
}

interface EventAnswer {
  success: boolean
  error?: string
  code?: string
  // biome-ignore lint/suspicious/noExplicitAny: read by each test as the contract describes it
  data?: any
}

/** Emits an event and waits for its acknowledgement. */
export function ask(socket: Socket, event: string, payload?: unknown): Promise<EventAnswer> {
  return socket.timeout(5000).emitWithAck(event, payload) as Promise<EventAnswer>
}

/** A member's socket that has joined its user room and the chat. */
export async function joined(
  app: TestApp,
  person: Person,
  userType: ChatSide,
  chatId: string,
): Promise<Socket> {
  const socket = await connectSocket(app, person.token)
  await ask(socket, 'join_user', { userId: person.id, userType })
  await ask(socket, 'join_chat', { chatId })
  return socket
}

/** Collects all payloads of an event a socket receives from now on. */
// biome-ignore lint/suspicious/noExplicitAny: read by each test as the contract describes it
export function heard(socket: Socket, event: string): any[] {
  const payloads: unknown[] = []
  socket.on(event, (payload) => payloads.push(payload))
  return payloads
}

export const newClientId = () => newId()
