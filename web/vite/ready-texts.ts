import { build } from 'esbuild'
import type { Plugin } from 'vite'

const TEXTS = /[\\/]i18n[\\/]error-words[\\/](en|fa|nl)\.ts$/

/**
 * The sentences of failures as the visitor reads them: the numbers of the rules are filled in by the build, so that a page
 * which may have to say one loads neither the rules of the whole house nor the code that would fill them in.
 */
export function readyTexts(): Plugin {
  return {
    name: 'tavan:ready-texts',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!TEXTS.test(id)) return null
      const { outputFiles } = await build({
        entryPoints: [id],
        bundle: true,
        format: 'esm',
        platform: 'neutral',
        write: false,
      })
      const { default: texts } = await import(
        `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? '').toString('base64')}`
      )
      return `export default ${JSON.stringify(texts)}`
    },
  }
}
