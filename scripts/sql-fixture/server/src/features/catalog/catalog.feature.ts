export const catalog = feature({ owns: ['products'] })
