// Written for any Node that knows modules: it has to be able to say that it is too old.
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Tavan needs Node 20.19 or later; this is ${process.versions.node}.`)
  process.exit(1)
}
