test('SHOP-GEN-01 X-01 S1 F1: titles may carry ids', () => undefined)
test('S99 a check that does not exist', () => undefined) // wrong
describe('F99 a fault that does not exist', () => undefined) // wrong
test('U46 a measure that does not exist', () => undefined) // wrong
