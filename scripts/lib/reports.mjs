import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'

// Reads JSON reports of the test runners as counts and failures: name, and arguments to run it alone.

const firstLine = (text = '') => text.split('\n').find((line) => line.trim()) ?? ''
// biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal begin with one
const plain = (text) => text.replace(/\u001b\[[0-9;]*m/g, '').trim()

/** A file that could not be loaded has no tests: it counts as one failure. */
export async function vitestReport(file, folder) {
  const { testResults, ...report } = JSON.parse(await readFile(file, 'utf8'))
  const red = testResults.filter(({ status }) => status === 'failed')
  const broken = red.filter(({ assertionResults }) => assertionResults.length === 0)
  const failures = red.flatMap(({ name, message, assertionResults }) => {
    const path = relative(folder, name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    // Without a failed test the file itself, or its end, failed.
    if (failed.length === 0) return [{ name: plain(`${path}: ${firstLine(message)}`), alone: [name] }]
    return failed.map(({ fullName, failureMessages }) => ({
      name: plain(`${path} › ${fullName}: ${firstLine(failureMessages[0])}`),
      alone: [name, '-t', `^${fullName.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`],
    }))
  })
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  }
}

/** A test that passed at the second attempt only has failed. */
export async function playwrightReport(file) {
  const { stats, suites } = JSON.parse(await readFile(file, 'utf8'))
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(failedSpecs),
  }
}

const failedSpecs = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const failed = results.find(({ error }) => error)
        const place = `${file}:${line}`
        return { name: plain(`${place} › ${title}: ${firstLine(failed?.error.message)}`), alone: [place] }
      }),
  ),
  ...suites.flatMap(failedSpecs),
]
