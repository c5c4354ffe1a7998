// Looks for secrets in the files that git knows: private keys, keys of the services that Tavan uses, passwords in
// addresses. Proves first that it finds one of each kind; the examples are put together here, so that none stands anywhere.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import './lib/node-version.mjs'
import { root, run } from './lib/run.mjs'

/** Addresses of examples: this machine, and names that belong to nobody. */
const NOWHERE =
  /@(localhost|127\.0\.0\.1|0\.0\.0\.0|\$\{|[\w.-]*\.?(test|example|invalid)\b|[\w.-]*example\.(com|org|net)|bucket|tavan\b|b\/)/
const KINDS = [
  { name: 'a private key', find: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s*[A-Za-z0-9+/=]{16}/ },
  { name: 'a key of Stripe', find: /\b(?:sk|rk)_live_[A-Za-z0-9]{16,}|\bwhsec_[A-Za-z0-9]{24,}/ },
  { name: 'a key of Amazon', find: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/ },
  {
    name: 'a token of a code host',
    find: /\bgh[pousr]_[A-Za-z0-9]{36}\b|\bglpat-[\w-]{20}\b|\bnpm_[A-Za-z0-9]{36}\b/,
  },
  {
    name: 'a password in an address',
    find: /\b(?:postgres(?:ql)?|smtps?|rediss?|s3|https?):\/\/[^\s:/@'"`]+:[^\s/@'"`$]{6,}@[^\s'"`]+/,
    fine: NOWHERE,
  },
]

const EXAMPLES = {
  'a private key': `-----BEGIN ${'RSA '}PRIVATE KEY-----\n${'MIIEowIBAAKCAQEA'}`,
  'a key of Stripe': `sk_${'live'}_${'4eC39HqLyjWDarjtT1zdp7dc'}`,
  'a key of Amazon': `AKIA${'IOSFODNN7EXAMPLE'}`,
  'a token of a code host': `ghp${'_'}${'a1'.repeat(18)}`,
  'a password in an address': `postgres://shop:${'correct-horse'}@db.shop.nl/shop`,
}

function secretIn(text) {
  return KINDS.find(({ find, fine }) => {
    const [found] = find.exec(text) ?? []
    return found !== undefined && !fine?.test(found)
  })?.name
}

for (const { name } of KINDS) {
  if (secretIn(EXAMPLES[name]) === name) continue
  console.error(`The example of ${name} is not found.`)
  process.exit(1)
}

// In a container the folder often belongs to another user than the running one.
const { code, output } = await run('git', ['-c', 'safe.directory=*', 'ls-files', '-z'])
if (code !== 0) throw new Error(`git ls-files: ${output}`)
const files = output.split('\0').filter((file) => file && !/\.(webp|woff2?|png|jpg|ico)$/.test(file))
const found = []
for (const file of files) {
  const lines = (await readFile(join(root, file), 'utf8').catch(() => '')).split('\n')
  lines.forEach((line, index) => {
    const name = secretIn(`${line}\n${lines[index + 1] ?? ''}`)
    if (name && file !== 'scripts/check-secrets.mjs') found.push(`${file}:${index + 1} holds ${name}`)
  })
}
if (found.length > 0) {
  console.error(found.join('\n'))
  process.exit(1)
}
console.log(`No secret in ${files.length} files; ${KINDS.length} kinds are found in examples.`)
