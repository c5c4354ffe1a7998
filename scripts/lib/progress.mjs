/**
 * Shows a long step while it runs: what it does, how far it is (`measure` answers a text, if it can know) and for how
 * long. A terminal sees one line that moves; a log gets a line when there is news, at most every few seconds.
 */
export async function step(title, work, measure = async () => '') {
  const began = Date.now()
  const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`
  const live = process.stdout.isTTY
  let shown = 0
  if (!live) console.log(`${title} …`)
  const show = async () => {
    const far = await measure().catch(() => '')
    const line = `${title} … ${[far, seconds()].filter(Boolean).join(', ')}`
    if (live) process.stdout.write(`\r\x1b[K${line}`)
    else if (Date.now() - shown > 5000) {
      shown = Date.now()
      console.log(line)
    }
  }
  if (live) await show()
  else shown = began
  const timer = setInterval(show, 1000)
  try {
    const result = await work()
    clearInterval(timer)
    console.log(`${live ? '\r\x1b[K' : ''}${title}: ${seconds()}`)
    return result
  } catch (error) {
    clearInterval(timer)
    if (live) process.stdout.write('\n')
    throw error
  }
}
