import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createConnection, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const deploy = join(import.meta.dirname, '..', '..', 'deploy', 'nginx')

/** Returns the program at TEST_NGINX or in PATH, if there is one. */
export function findNginx(program = process.env.TEST_NGINX || 'nginx'): string | undefined {
  return spawnSync(program, ['-v']).status === 0 ? program : undefined
}

export interface Nginx {
  port: number
  close(): Promise<void>
}

/**
 * Starts nginx with the configuration of `deploy/nginx` in front of these ports of loopback, without TLS. `change` edits the
 * upstreams.
 */
export async function openNginx(
  program: string,
  ports: readonly [number, number],
  change = (upstreams: string) => upstreams,
): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'tavan-nginx-'))
  const port = await freePort()
  const [upstream = '', shop, main = ''] = await Promise.all(
    ['upstream.conf', 'shop.conf', 'nginx.conf'].map((name) => readFile(join(deploy, name), 'utf8')),
  )
  if (!shop?.includes('include /etc/nginx/tavan/proxy.conf;'))
    throw new Error('shop.conf includes no proxy.conf')
  const events = /^events \{[^}]*\}/m.exec(main)?.[0]
  await writeFile(
    join(folder, 'upstream.conf'),
    change(upstream)
      .replaceAll('web1:3000', `127.0.0.1:${ports[0]}`)
      .replaceAll('web2:3000', `127.0.0.1:${ports[1]}`),
  )
  const config = join(folder, 'nginx.conf')
  await writeFile(
    config,
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
     ${process.getuid?.() === 0 ? 'user root;' : ''}
     ${events}
     http {
       access_log off;
       client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
       uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
       include ${folder}/upstream.conf;
       server {
         listen 0.0.0.0:${port};
         include ${deploy}/proxy.conf;
       }
     }`,
  )
  const nginx: ChildProcess = spawn(program, ['-c', config, '-e', join(folder, 'start.log')], {
    stdio: 'ignore',
  })
  await listening(nginx, port)
  return {
    port,
    async close() {
      nginx.kill('SIGTERM')
      if (nginx.exitCode === null) await once(nginx, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function listening(nginx: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}`)
    const socket = createConnection(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await sleep(20)
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
