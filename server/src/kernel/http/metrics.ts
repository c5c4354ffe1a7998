/** Upper bounds of the latency buckets, in milliseconds. */
const BOUNDS = [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000]

interface Series {
  route: string
  buckets: Uint32Array
  classes: Uint32Array
  sum: number
  count: number
}

export interface Gauge {
  name: string
  help: string
  /** The value is the same on every node, so the oldest one reports it alone: a sum over nodes stays true. */
  ofDatabase?: true
  read(): number | Promise<number>
}

export interface Metrics {
  /** One finished request of `route`: what it answered and how long it took, in milliseconds. */
  count(route: string, status: number, milliseconds: number): void
  /** Adds a value that is read when the metrics are requested; left out if reading fails. */
  gauge(gauge: Gauge): void
  /** The Prometheus text. */
  render(): Promise<string>
}

/**
 * Counters and a latency histogram for each route, a few array writes per request. `reportsDatabase`: this node reports the
 * gauges of the database.
 */
export function createMetrics(reportsDatabase: () => boolean = () => true): Metrics {
  const series = new Map<string, Series>()
  const gauges: Gauge[] = []
  return {
    count(route, status, milliseconds) {
      let s = series.get(route)
      if (!s) {
        s = {
          route,
          buckets: new Uint32Array(BOUNDS.length + 1),
          classes: new Uint32Array(6),
          sum: 0,
          count: 0,
        }
        series.set(route, s)
      }
      let i = 0
      while (i < BOUNDS.length && milliseconds > (BOUNDS[i] as number)) i++
      s.buckets[i] = (s.buckets[i] as number) + 1
      const kind = Math.min(5, Math.floor(status / 100))
      s.classes[kind] = (s.classes[kind] as number) + 1
      s.sum += milliseconds
      s.count += 1
    },
    gauge(gauge) {
      gauges.push(gauge)
    },
    async render() {
      const lines = [
        '# HELP http_requests_total Answered requests.',
        '# TYPE http_requests_total counter',
        ...[...series.values()].flatMap((s) =>
          [...s.classes].flatMap((n, kind) =>
            n > 0 ? [`http_requests_total{route="${s.route}",status="${kind}xx"} ${n}`] : [],
          ),
        ),
        '# HELP http_request_duration_seconds Time from the request to the end of its answer.',
        '# TYPE http_request_duration_seconds histogram',
        ...[...series.values()].flatMap(histogramLines),
      ]
      const wanted = gauges.filter(({ ofDatabase }) => !ofDatabase || reportsDatabase())
      const read = await Promise.allSettled(wanted.map(async (gauge) => gauge.read()))
      for (const [i, { name, help }] of wanted.entries()) {
        const value = read[i]
        if (value?.status !== 'fulfilled') continue
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${value.value}`)
      }
      return `${lines.join('\n')}\n`
    },
  }
}

function histogramLines(s: Series): string[] {
  const name = 'http_request_duration_seconds'
  let total = 0
  const buckets = [...s.buckets].map((n, i) => {
    total += n
    const le = i < BOUNDS.length ? String((BOUNDS[i] as number) / 1000) : '+Inf'
    return `${name}_bucket{route="${s.route}",le="${le}"} ${total}`
  })
  return [
    ...buckets,
    `${name}_sum{route="${s.route}"} ${s.sum / 1000}`,
    `${name}_count{route="${s.route}"} ${s.count}`,
  ]
}
