import { build } from 'esbuild'
import type { Plugin } from 'vite'

const TEXTS = /[\\/]i18n[\\/]error-words[\\/](en|fa|nl)\.ts$/

/**
 * Fills the numbers of the rules into the error messages at build time, so pages load neither all rules nor the code
 * that fills them in.
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
