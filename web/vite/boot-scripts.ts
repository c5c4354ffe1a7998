import { join } from 'node:path'
import { build } from 'esbuild'

const BOOT = join(import.meta.dirname, '../src/boot')

/** Bundles a script of `src/boot` for browsers; `define` replaces names by JSON. */
export async function compileScript(
  file: 'boot.ts' | 'worker/service-worker.ts',
  define: Record<string, string> = {},
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(BOOT, file)],
    bundle: true,
    format: 'iife',
    charset: 'utf8',
    platform: 'browser',
    target: ['chrome123', 'firefox120', 'safari17.5'],
    minify: true,
    write: false,
    define,
  })
  return outputFiles[0]?.text.trim() ?? ''
}
