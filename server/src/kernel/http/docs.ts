import { API_BASE } from 'contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { once } from '../once'
import { Shared, sendShared } from './compress'
import type { JsonSchema } from './schemas'

const escapeHtml = (text: unknown) =>
  String(text).replace(
    /[&<>"]/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] as string,
  )

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d8d3c6, #33403a); --soft: light-dark(#f3efe4, #1b2722) }
body { font: 16px/1.55 system-ui, sans-serif; max-width: 62rem; margin: 0 auto; padding: 2rem 1rem 6rem;
  background: light-dark(#faf7f0, #121b17); color: light-dark(#14211c, #ece8dd) }
h1 { font-size: 2rem; margin: 0 } h2 { margin-top: 3rem; border-block-end: 1px solid var(--line) }
details { border: 1px solid var(--line); border-radius: 10px; margin-block: .5rem }
summary { cursor: pointer; padding: .6rem .9rem; display: flex; flex-wrap: wrap; gap: .2rem .8rem; align-items: baseline }
summary:focus-visible { outline: 3px solid #e2a22b; outline-offset: 2px }
summary code { font-weight: 650 } summary b { min-width: 4.2rem; color: light-dark(#1f5b45, #7ec4a5) }
.inside { padding: 0 .9rem .9rem } pre { background: var(--soft); padding: .8rem; border-radius: 6px; overflow: auto; font-size: 13px }
table { border-collapse: collapse; width: 100% } td, th { text-align: start; padding: .3rem .6rem .3rem 0; vertical-align: top }
`

/** The readable page of the API: no script at all, made once from the OpenAPI document. */
export function docsRoutes(app: FastifyInstance, document: () => JsonSchema): void {
  const html = once(() => new Shared(Buffer.from(page(document()))))
  app.get(`${API_BASE}/docs`, (request, reply) =>
    sendShared(request, reply.type('text/html; charset=utf-8'), html()),
  )
  app.get(`${API_BASE}/docs/style.css`, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(STYLE),
  )
}

type Operation = {
  summary: string
  description: string
  tags: string[]
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: JsonSchema }> }>
}

function page(document: JsonSchema): string {
  const paths = document.paths as Record<string, Record<string, Operation>>
  const groups = new Map<string, string[]>()
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags[0] ?? 'other'
      groups.set(tag, [...(groups.get(tag) ?? []), section(method, path, operation)])
    }
  }
  const info = document.info as { title: string; description: string }
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(info.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="${API_BASE}/docs/style.css">
</head><body><header><h1>${escapeHtml(info.title)}</h1><p>${escapeHtml(info.description)} Base address: <code>${API_BASE}</code>.
The same as <a href="${API_BASE}/openapi.json">OpenAPI 3.1</a>.</p></header><main>
${[...groups].map(([tag, parts]) => `<section><h2>${escapeHtml(tag)}</h2>${parts.join('\n')}</section>`).join('\n')}
${socketSection(document['x-socket-events'] as SocketEvents | undefined)}
</main></body></html>`
}

interface SocketEvents {
  description: string
  client: Record<string, { summary: string; description: string; payload: JsonSchema; data?: JsonSchema }>
  server: Record<string, { summary: string; payload: JsonSchema }>
}

/** Documents the socket events. */
function socketSection(events: SocketEvents | undefined): string {
  if (!events) return ''
  const one = (way: string, name: string, text: string, schemas: [string, JsonSchema | undefined][]) =>
    `<details><summary><b>${way}</b> <code>${escapeHtml(name)}</code> <span>${escapeHtml(text)}</span></summary>
<div class="inside">${schemas.map(([label, schema]) => schemaBlock(label, schema)).join('')}</div></details>`
  const sent = Object.entries(events.client).map(([name, { summary, payload, data }]) =>
    one('SEND', name, summary, [
      ['Payload', payload],
      ['Answer', data],
    ]),
  )
  const heard = Object.entries(events.server).map(([name, { summary, payload }]) =>
    one('HEAR', name, summary, [['Payload', payload]]),
  )
  return `<section><h2>socket</h2><p>${escapeHtml(events.description)}</p>${[...sent, ...heard].join('\n')}</section>`
}

function schemaBlock(label: string, schema: JsonSchema | undefined): string {
  return schema
    ? `<h4>${label}</h4><pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`
    : ''
}

function section(method: string, path: string, o: Operation): string {
  const rows = o.parameters
    .map(
      (p) =>
        `<tr><td><code>${escapeHtml(p.name)}</code></td><td>${escapeHtml(p.in)}</td><td>${escapeHtml(p.schema.type ?? '')}</td></tr>`,
    )
    .join('')
  const [status, success] = Object.entries(o.responses)[0] ?? []
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> <span>${escapeHtml(o.summary)}</span></summary>
<div class="inside"><p>${escapeHtml(o.description)}</p>${rows ? `<table><tr><th>Parameter</th><th>In</th><th>Type</th></tr>${rows}</table>` : ''}
${schemaBlock('Body', Object.values(o.requestBody?.content ?? {})[0]?.schema)}
${schemaBlock(`Answer ${status ?? ''}`, success?.content?.['application/json']?.schema)}
<p>Failures: ${Object.entries(o.responses)
    .filter(([s]) => Number(s) >= 400)
    .map(([s, r]) => `${s} ${escapeHtml(r.description)}`)
    .join('; ')}.</p></div></details>`
}
