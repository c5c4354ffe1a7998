import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { memoryOf, type Node } from './module-state.ts'

const WEB = join(import.meta.dirname, '../..')
const MEMORY = join(import.meta.dirname, 'memory.ts')
/** The tools of this folder keep their notes while pages come and go. */
const OURS = /^test\/new-page\//

/**
 * State that stays: what modules register when they load, and subscriptions that each makes once and that the window or
 * another module holds.
 */
const STAYS: Record<string, readonly string[]> = {
  'src/ui/lazy-page.tsx': ['likely', 'loaders'],
  'src/i18n/lazy-words.ts': ['used'],
  'src/api/draft-store.ts': ['followsPage'],
  'src/api/device-store.ts': ['erasures'],
  'src/features/training/log/log-sender.ts': ['followsPage'],
  'src/features/training/log/log-store.ts': ['followsPage', 'recordListeners'],
  'src/features/chat/composer/drafts.ts': ['followed'],
}

/**
 * Lets each of our modules say what it keeps in memory, so that the screen tests of a worker share it and each file
 * still begins with a new page (memory.ts).
 */
export function pageMemory(): Plugin {
  return {
    name: 'tavan:page-memory',
    transform(code, id) {
      const file = relative(WEB, id.split('?')[0] ?? '').replaceAll('\\', '/')
      if (!/^(src|test)\/.*(?<!\.test)\.tsx?$/.test(file) || OURS.test(file)) return null
      const stays = STAYS[file] ?? []
      const lines = memoryOf(this.parse(code) as unknown as Node)
        .filter(({ name }) => !stays.includes(name))
        .map(
          ({ name, isReplaced }) =>
            `rememberOfPage(() => ${name}${isReplaced ? `, (value) => { ${name} = value }` : ''})`,
        )
      if (lines.length === 0) return null
      // At the end, so that no line moves; imports count from the beginning anyway.
      const memory = `import { remember as rememberOfPage } from '${MEMORY.replaceAll('\\', '/')}'`
      return { code: [code, ...lines, memory].join('\n'), map: null }
    },
  }
}
