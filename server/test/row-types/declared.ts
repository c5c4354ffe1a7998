import { join } from 'node:path'
import ts from 'typescript'
import { keyOf } from './compare'

/** A template of a statement, or of a part of one. */
export interface Template {
  /** File and declaration: `src/features/cart/cart.sql.ts getCart`. */
  name: string
  line: number
  /** Result of `keyOf`. */
  key: string
  /** Properties of its row type; undefined where it has none. */
  row?: Property[] | undefined
}

export interface Property {
  name: string
  /** Allowed kinds besides null: `string`, `number`, `Date`, `string[]`, `object` … */
  kinds: string[]
  isNullable: boolean
  isOptional: boolean
}

const server = join(import.meta.dirname, '..', '..')
/** Replaces Node's declarations, which take longer to read than ours. */
const BUFFER = 'interface Buffer extends Uint8Array {}'
const GLOBALS = join(server, 'globals.d.ts')
/** Imports whose types occur in rows; leaving out all others saves most of the time. */
const READ = /^(\.|contract\/|zod$)/

/** Returns the templates in these files and in no others. */
export function findTemplates(files: readonly string[]): Template[] {
  const program = createProgram(files)
  const checker = program.getTypeChecker()
  const templates: Template[] = []
  for (const file of files) {
    const source = program.getSourceFile(file)
    if (!source) throw new Error(`${file} was not read.`)
    const visit = (node: ts.Node): void => {
      if (ts.isTaggedTemplateExpression(node) && isOurTag(node, checker)) {
        const row = rowTypeOf(node, checker)
        templates.push({
          name: `${file.slice(server.length + 1)} ${declarationOf(node)}`,
          line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
          key: keyOf(textsOf(node)),
          row: row && propertiesOf(row, node, checker),
        })
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return templates
}

function createProgram(files: readonly string[]): ts.Program {
  const base = ts.readConfigFile(join(server, '..', 'tsconfig.base.json'), ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(base.config.compilerOptions, server)
  const all = { ...options, types: [] }
  const host = ts.createCompilerHost(all)
  const cache = ts.createModuleResolutionCache(server, (name) => name, all)
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) =>
      READ.test(text) ? ts.resolveModuleName(text, from, all, host, cache) : { resolvedModule: undefined },
    )
  const { getSourceFile } = host
  host.getSourceFile = (name, ...rest) =>
    name === GLOBALS
      ? ts.createSourceFile(name, BUFFER, ts.ScriptTarget.ESNext)
      : getSourceFile(name, ...rest)
  return ts.createProgram([...files, GLOBALS], all, host)
}

function isOurTag({ tag }: ts.TaggedTemplateExpression, checker: ts.TypeChecker): boolean {
  const type = checker.getTypeAtLocation(tag)
  return !!type.getProperty('unsafe') && !!type.getProperty('json')
}

/** Returns the row type that a template is given or takes from its surroundings; undefined where it has none. */
function rowTypeOf(node: ts.TaggedTemplateExpression, checker: ts.TypeChecker): ts.Type | undefined {
  const statement = checker.getResolvedSignature(node)?.getReturnType() as ts.TypeReference | undefined
  const [rows] = statement ? checker.getTypeArguments(statement) : []
  const row = rows && checker.getIndexTypeOfType(rows, ts.IndexKind.Number)
  if (!row) throw new Error(`${node.getText()} returns no rows of a statement.`)
  // Rows without a type have any column, or are only the `object` that a part of a statement is.
  const isUntyped =
    checker.getIndexTypeOfType(row, ts.IndexKind.String) || row.flags & ts.TypeFlags.NonPrimitive
  return isUntyped ? undefined : row
}

/** Name of the outermost declaration around a node. */
function declarationOf(node: ts.Node): string {
  let outermost = node
  while (!ts.isSourceFile(outermost.parent)) outermost = outermost.parent
  if (ts.isVariableStatement(outermost))
    return outermost.declarationList.declarations[0]?.name.getText() ?? ''
  return ts.isFunctionDeclaration(outermost) ? (outermost.name?.text ?? '') : ''
}

function textsOf({ template }: ts.TaggedTemplateExpression): string[] {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return [template.text]
  return [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)]
}

/** A row that is one of several has the properties of all; where one lacks a property it says nothing of its column. */
function propertiesOf(row: ts.Type, node: ts.Node, checker: ts.TypeChecker): Property[] {
  const rows = partsOf(row)
  const names = new Set(rows.flatMap((one) => checker.getPropertiesOfType(one).map(({ name }) => name)))
  return [...names].map((name) => {
    const symbols = rows.map((one) => checker.getPropertyOfType(one, name)).filter((one) => one !== undefined)
    const types = symbols.flatMap((symbol) => partsOf(checker.getTypeOfSymbolAtLocation(symbol, node)))
    const kinds = new Set(types.map((type) => kindOf(type, checker)))
    const hasNull = kinds.delete('null')
    kinds.delete('undefined')
    const isLacked = symbols.length < rows.length
    const isOptional = isLacked || symbols.some(({ flags }) => (flags & ts.SymbolFlags.Optional) !== 0)
    return { name, kinds: [...kinds].sort(), isNullable: hasNull || isLacked, isOptional }
  })
}

const partsOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type])

const PLAIN: [ts.TypeFlags, string][] = [
  [ts.TypeFlags.Null, 'null'],
  [ts.TypeFlags.Undefined, 'undefined'],
  [ts.TypeFlags.StringLike, 'string'],
  [ts.TypeFlags.NumberLike, 'number'],
  [ts.TypeFlags.BigIntLike, 'bigint'],
  [ts.TypeFlags.BooleanLike, 'boolean'],
  [ts.TypeFlags.Unknown, 'unknown'],
  [ts.TypeFlags.Any, 'any'],
]

function kindOf(type: ts.Type, checker: ts.TypeChecker): string {
  const plain = PLAIN.find(([flag]) => type.flags & flag)
  if (plain) return plain[1]
  // A string with a brand is a string.
  if (type.isIntersection()) {
    const kinds = type.types.map((part) => kindOf(part, checker))
    return kinds.find((kind) => kind !== 'object') ?? 'object'
  }
  const element = checker.isArrayType(type) && checker.getIndexTypeOfType(type, ts.IndexKind.Number)
  if (element) {
    const kinds = new Set(partsOf(element).map((part) => kindOf(part, checker)))
    return `${[...kinds].sort().join('|')}[]`
  }
  const name = type.symbol?.name ?? ''
  if (name === 'Date') return 'Date'
  if (name === 'Buffer' || name === 'Uint8Array') return 'Buffer'
  return type.flags & (ts.TypeFlags.Object | ts.TypeFlags.NonPrimitive)
    ? 'object'
    : `type ${checker.typeToString(type)}`
}
