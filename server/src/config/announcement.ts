import type { Config } from '../config'

/** Lines on the terminal once the server answers. */
export function announcement(config: Pick<Config, 'publicUrl' | 'demoData' | 'demoSignIn' | 'demoPublic'>) {
  const ready = `\nTavan is ready at ${config.publicUrl}`
  if (!config.demoData) return [ready]
  if (!config.demoSignIn) {
    return [
      ready,
      'This address is not on loopback: the demo accounts cannot sign in (DEMO_PUBLIC=true opens them).',
    ]
  }
  const accounts = [
    'Demo accounts, all with the password Tavan-demo-1!',
    '  customer@tavan.test  customer2@tavan.test  coach@tavan.test  coach2@tavan.test  admin@tavan.test',
  ]
  if (config.demoPublic) return [ready, ...accounts]
  return [
    ready,
    ...accounts,
    'They open to requests from this machine. A proxy that hides its visitors opens them to everybody: set PUBLIC_URL.',
  ]
}
