import { join } from 'node:path'
import ts from 'typescript'
import { keyOf } from './compare'

/** A statement with a row type: `db<Row[]>` before a template. */
export interface Declaration {
  /** `src/features/cart/cart.sql.ts:12` */
  place: string
  /** Of `keyOf`. */
  key: string
  properties: Property[]
}

export interface Property {
  name: string
  /** What the type allows besides null: `string`, `number`, `Date`, `string[]`, `object` … */
  kinds: string[]
  isNullable: boolean
  isOptional: boolean
}

const server = join(import.meta.dirname, '..', '..')
/** What row types name of Node, whose own declarations would take longer to read than all of ours. */
const BUFFER = 'interface Buffer extends Uint8Array {}'
const GLOBALS = join(server, 'globals.d.ts')
/** Packages whose types say something of rows; all others are left out, which saves most of the time. */
const READ = /^(\.|contract\/|zod$)/

/** Returns the declarations in these files and in no others. */
export function findDeclarations(files: readonly string[]): Declaration[] {
  const program = createProgram(files)
  const checker = program.getTypeChecker()
  const declarations: Declaration[] = []
  for (const file of files) {
    const source = program.getSourceFile(file)
    if (!source) throw new Error(`${file} was not read.`)
    const visit = (node: ts.Node): void => {
      const type = ts.isTaggedTemplateExpression(node) && rowTypeOf(node, checker)
      if (type) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart())
        declarations.push({
          place: `${file.slice(server.length + 1)}:${line + 1}`,
          key: keyOf(textsOf(node)),
          properties: propertiesOf(type, node, checker),
        })
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return declarations
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

/** The type of a row; undefined where the template is none of our tag, or declares none. */
function rowTypeOf(node: ts.TaggedTemplateExpression, checker: ts.TypeChecker): ts.Type | undefined {
  const [rows] = node.typeArguments ?? []
  const tag = checker.getTypeAtLocation(node.tag)
  if (!rows || !tag.getProperty('unsafe') || !tag.getProperty('json')) return undefined
  return checker.getIndexTypeOfType(checker.getTypeFromTypeNode(rows), ts.IndexKind.Number)
}

function textsOf({ template }: ts.TaggedTemplateExpression): string[] {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return [template.text]
  return [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)]
}

function propertiesOf(row: ts.Type, node: ts.Node, checker: ts.TypeChecker): Property[] {
  return checker.getPropertiesOfType(row).map((symbol) => {
    const parts = partsOf(checker.getTypeOfSymbolAtLocation(symbol, node))
    const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0
    const kinds = new Set(parts.map((part) => kindOf(part, checker)))
    const isNullable = kinds.delete('null')
    kinds.delete('undefined')
    return { name: symbol.name, kinds: [...kinds].sort(), isNullable, isOptional }
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
  return type.flags & ts.TypeFlags.Object ? 'object' : `type ${checker.typeToString(type)}`
}
