import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'

// What the runners of the tests leave in JSON, as counts and the names of what failed.

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
    // Where no test failed it is the file itself, or what ends it.
    if (failed.length === 0) return [`${path}: ${firstLine(message)}`]
    return failed.map((test) => `${path} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
  })
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: failures.map(plain),
  }
}

/** A test that passed at the second attempt only has failed. */
export async function playwrightReport(file) {
  const { stats, suites } = JSON.parse(await readFile(file, 'utf8'))
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(failedSpecs).map(plain),
  }
}

const failedSpecs = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const failed = results.find(({ error }) => error)
        return `${file}:${line} › ${title}: ${firstLine(failed?.error.message)}`
      }),
  ),
  ...suites.flatMap(failedSpecs),
]
