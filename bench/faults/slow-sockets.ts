// Slow clients: sockets that drip a request, never read a response, or read it slowly.
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** End of a dripping socket: milliseconds it was open, and the status received. */
export interface Dripped {
  openMs: number
  status: number | undefined
}

interface Target {
  host: string
  port: number
}

function open({ host, port }: Target): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host, () => resolve(socket))
    socket.once('error', reject)
  })
}

const HEAD = 'GET /api/v1/products HTTP/1.1\r\nHost: localhost\r\n'
const BODY =
  'POST /api/v1/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"email":"'

/**
 * Sends the start of a request, then a byte every half second; resolves when the server closes, or after `longest` ms.
 */
export async function drip(target: Target, part: 'header' | 'body', longest: number): Promise<Dripped> {
  const socket = await open(target)
  const began = performance.now()
  let answer = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text
  })
  socket.on('error', () => undefined)
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve())
  })
  socket.write(part === 'header' ? HEAD : BODY)
  const timer = setInterval(() => socket.write(part === 'header' ? 'x' : 'a'), 500)
  await Promise.race([closed, pause(longest)])
  clearInterval(timer)
  const openMs = performance.now() - began
  socket.destroy()
  return { openMs, status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? Number.NaN) || undefined }
}

/** Requests more than the socket buffers and reads nothing. Returns a function that closes it. */
export async function neverRead(target: Target, path: string): Promise<() => void> {
  const socket = await open(target)
  socket.on('error', () => undefined)
  socket.pause()
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(20))
  return () => socket.destroy()
}

/** Reads one large response a few bytes at a time. Returns a function that closes it. */
export async function readSlowly(target: Target, path: string): Promise<() => void> {
  const socket = await open(target)
  socket.on('error', () => undefined)
  socket.pause()
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  const timer = setInterval(() => socket.read(256), 100)
  return () => {
    clearInterval(timer)
    socket.destroy()
  }
}
