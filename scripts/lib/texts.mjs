import ts from 'typescript'

export const LANGUAGES = ['en', 'fa', 'nl']

/** Pages: one file a language, in a folder named words or below it (`web/src/features/orders/words/fa.ts`). */
const PAGE = /^(web\/src\/.*\bwords(?:\/[\w-]+)?)\/(en|fa|nl)\.ts$/
/** Errors: English beside the status (`contract/src/errors/orders.ts`), the others in a file of the same name. */
const ERRORS = /^contract\/src\/errors\/([\w-]+)\.ts$/
const MESSAGES = /^contract\/src\/messages\/(fa|nl)\/([\w-]+)\.ts$/
const PLACES = [PAGE, ERRORS, MESSAGES]
/** Settings in a table of languages: tags (`fa-IR`), directions, calendars, and the blanks of new entries. */
const NO_TEXT = /^((en|fa|nl)[-_][A-Z]{2}|ltr|rtl|gregory|persian|)$/

/** Files that may hold texts of the product, among paths from the root; the demo business is data. */
export function isTextSource(path) {
  return /^(contract|server|web)\/src\/(?!demo\/).*\.tsx?$/.test(path) && !/\.(test|d)\.tsx?$/.test(path)
}

const unwrap = (node) =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrap(node.expression)
    : node

const isText = (node) => ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)
const isSum = (node) => ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken
const propertiesOf = (node) => node.properties.filter(ts.isPropertyAssignment)
const keyOf = ({ name }) => (ts.isComputedPropertyName(name) ? name.getText() : name.text)

/** Every text below a node, with the keys that lead to it. */
function* textsBelow(node, path) {
  const value = unwrap(node)
  if (isText(value)) yield { path, node: value }
  else if (ts.isTemplateExpression(value) || isSum(value))
    throw new Error(`${value.getSourceFile().fileName}: ${path.join('.')} is put together from parts`)
  else if (ts.isObjectLiteralExpression(value))
    for (const property of propertiesOf(value))
      yield* textsBelow(property.initializer, [...path, keyOf(property)])
  else if (ts.isArrayLiteralExpression(value))
    for (const [i, element] of value.elements.entries()) yield* textsBelow(element, [...path, String(i)])
}

function* nodesOf(node) {
  yield node
  for (const child of node.getChildren()) yield* nodesOf(child)
}

const topLevelConstants = (source) =>
  source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])

/** Names of the declarations and properties that hold a node, from the outermost. */
function namesAround(node) {
  const names = []
  for (let at = node.parent; at; at = at.parent)
    if (ts.isPropertyAssignment(at)) names.unshift(keyOf(at))
    else if ((ts.isVariableDeclaration(at) || ts.isFunctionDeclaration(at)) && at.name)
      names.unshift(at.name.getText())
  return names
}

const isLiteral = (node) =>
  isText(node) || ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node)
/** Whether an object has a property for each language, with literal texts. */
function isTable(node) {
  if (!ts.isObjectLiteralExpression(node)) return false
  const properties = new Map(propertiesOf(node).map((one) => [keyOf(one), unwrap(one.initializer)]))
  return LANGUAGES.every((locale) => properties.has(locale) && isLiteral(properties.get(locale)))
}

/** `{ key, locale, node }` of every text of one file. */
function* textsOf(path, source) {
  const page = PAGE.exec(path)
  const errors = ERRORS.exec(path)
  const messages = MESSAGES.exec(path)
  const place = (folder, keys) => `${folder}#${keys.join('/')}`
  if (page) {
    for (const { name, initializer } of topLevelConstants(source))
      if (initializer && name.getText() === page[2])
        for (const { path: keys, node } of textsBelow(initializer, []))
          yield { key: place(page[1], keys), locale: page[2], node }
  } else if (errors || messages) {
    const domain = errors?.[1] ?? messages[2]
    for (const { initializer } of topLevelConstants(source))
      if (initializer && ts.isObjectLiteralExpression(unwrap(initializer)))
        for (const { path: keys, node } of textsBelow(initializer, []))
          yield {
            key: place(`contract/src/errors/${domain}`, keys.slice(0, 1)),
            locale: messages?.[1] ?? 'en',
            node,
          }
  } else {
    for (const table of nodesOf(source)) {
      if (!isTable(table)) continue
      for (const property of propertiesOf(table).filter((one) => LANGUAGES.includes(keyOf(one))))
        for (const { path: keys, node } of textsBelow(property.initializer, namesAround(table)))
          yield { key: place(path, keys), locale: keyOf(property), node }
    }
  }
}

function* allTexts(files) {
  for (const [path, text] of files) {
    if (!isTextSource(path) || !(/\bfa: |default fa\b/.test(text) || PLACES.some((one) => one.test(path))))
      continue
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
    for (const found of textsOf(path, source)) if (!NO_TEXT.test(found.node.text)) yield { ...found, path }
  }
}

/**
 * All texts that people read, as `{ key: { en, fa, nl } }`; `files` maps paths from the root to their content. A language
 * without a plural has fewer keys. Throws where two texts have one key.
 */
export function exportTexts(files) {
  const texts = {}
  for (const { key, locale, node } of allTexts(files)) {
    texts[key] ??= {}
    if (texts[key][locale] !== undefined) throw new Error(`${key} is there twice in ${locale}`)
    texts[key][locale] = node.text
  }
  return texts
}

const parametersOf = (text) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join(' ')

const literal = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`

/**
 * Writes texts back: returns the new content of the files that change. Throws, naming each, where a key or language is
 * unknown, a text is empty, or its parameters (`{count}`) are not those of today's text.
 */
export function importTexts(files, texts) {
  const problems = []
  const edits = new Map()
  const known = new Set()
  for (const { key, locale, node, path } of allTexts(files)) {
    known.add(`${key} ${locale}`)
    const text = texts[key]?.[locale]
    if (text === undefined || text === node.text) continue
    if (typeof text !== 'string' || text.trim() === '') problems.push(`${key} (${locale}) is empty`)
    else if (parametersOf(text) !== parametersOf(node.text))
      problems.push(`${key} (${locale}) must have the parameters ${parametersOf(node.text) || 'none'}`)
    else
      edits.set(path, [
        ...(edits.get(path) ?? []),
        { from: node.getStart(), to: node.getEnd(), text: literal(text) },
      ])
  }
  for (const [key, text] of Object.entries(texts))
    for (const locale of Object.keys(text))
      if (!known.has(`${key} ${locale}`)) problems.push(`${key} (${locale}) is unknown`)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return new Map(
    [...edits].map(([path, changes]) => {
      let content = files.get(path)
      for (const { from, to, text } of changes.sort((a, b) => b.from - a.from))
        content = content.slice(0, from) + text + content.slice(to)
      return [path, content]
    }),
  )
}
