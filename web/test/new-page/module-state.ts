/** Node of the syntax tree (ESTree), as far as it is read here. */
export interface Node {
  type: string
  name?: string
  kind?: string
  body?: Node | Node[]
  declaration?: Node | null
  declarations?: Node[]
  id?: Node
  init?: Node | null
  callee?: Node
  object?: Node
  property?: Node
  left?: Node
  argument?: Node
  operator?: string
  expression?: Node
}

/** A variable at the top of a module that changes. */
interface Variable {
  name: string
  /** True for `let`: another value takes its place. False for a container, which gets other contents. */
  isReplaced: boolean
}

const COLLECTIONS = ['Map', 'Set']
const CHANGES = ['push', 'unshift', 'splice', 'pop', 'shift', 'sort', 'reverse', 'fill']
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Calls `visit` for a node and everything below it, unless `visit` returns false. */
function walk(node: Node, visit: (node: Node) => unknown): void {
  if (visit(node) === false) return
  for (const value of Object.values(node))
    for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) walk(one, visit)
}

const statementsOf = (program: Node): Node[] =>
  (Array.isArray(program.body) ? program.body : []).flatMap((one) =>
    one.type === 'ExportNamedDeclaration' ? (one.declaration ?? []) : one,
  )

/** Looks through `as const` and `satisfies`. */
const bare = (node: Node | null | undefined): Node | undefined =>
  node?.expression && node.type.startsWith('TS') ? bare(node.expression) : (node ?? undefined)

const isFunction = ({ type }: Node) => /Function/.test(type)
const isNew = (node: Node, classes: readonly string[]) =>
  node.type === 'NewExpression' && classes.includes(node.callee?.name ?? '')

/** Returns the names of the objects that a module changes: `kept[key] = …`, `delete kept[key]`, `kept.push(…)`. */
export function changedNames(program: Node): Set<string> {
  const names = new Set<string>()
  walk(program, (node) => {
    const member = node.type === 'CallExpression' ? node.callee : (node.left ?? node.argument)
    if (member?.type !== 'MemberExpression' || !member.object?.name) return
    const isChange =
      node.type === 'AssignmentExpression' ||
      node.type === 'UpdateExpression' ||
      (node.type === 'UnaryExpression' && node.operator === 'delete') ||
      (node.type === 'CallExpression' && CHANGES.includes(member.property?.name ?? ''))
    if (isChange) names.add(member.object.name)
  })
  return names
}

/** Returns the variables at the top of a module that change while a page lives. */
export function memoryOf(program: Node): Variable[] {
  const changed = changedNames(program)
  const found: Variable[] = []
  for (const { type, kind, declarations = [] } of statementsOf(program)) {
    if (type !== 'VariableDeclaration') continue
    for (const { id, init } of declarations) {
      const { name = '' } = id ?? {}
      const value = bare(init)
      if (kind !== 'const') found.push({ name, isReplaced: true })
      else if (value && (isNew(value, COLLECTIONS) || (isLiteral(value) && changed.has(name))))
        found.push({ name, isReplaced: false })
    }
  }
  return found
}

const isLiteral = ({ type }: Node) => type === 'ArrayExpression' || type === 'ObjectExpression'

/** Functions at the top of a module whose result may keep state, as a closure over a variable that changes. */
export function keepersOf(program: Node): string[] {
  return statementsOf(program).flatMap((statement) => {
    const [named] = statement.declarations ?? [statement]
    const made = statement.type === 'FunctionDeclaration' ? statement : bare(named?.init)
    const name = named?.id?.name
    if (!made || !name || !isFunction(made)) return []
    const body = Array.isArray((made.body as Node | undefined)?.body)
      ? ((made.body as Node).body as Node[])
      : []
    const keeps = body.some(
      ({ type, kind, declarations = [] }) =>
        type === 'VariableDeclaration' &&
        (kind !== 'const' || declarations.some(({ init }) => init && isNew(init, COLLECTIONS))),
    )
    const givesFunction = body.some(
      ({ type, argument }) => type === 'ReturnStatement' && argument && !isJsx(argument),
    )
    return keeps && givesFunction ? [name] : []
  })
}
const isJsx = ({ type }: Node) => type.startsWith('JSX')

/** Returns what a module calls or constructs while it loads. */
export function madeAtLoad(program: Node): string[] {
  const names: string[] = []
  for (const statement of statementsOf(program))
    walk(statement, (node) => {
      if (isFunction(node)) return false
      const { name } = node.callee ?? {}
      if (name && (node.type === 'CallExpression' || node.type === 'NewExpression')) names.push(name)
      return true
    })
  return names
}
