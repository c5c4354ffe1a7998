import { describe, expect, it } from 'vitest'
import { withoutWarnings } from './warnings'

describe('words of a description that are searched', () => {
  it.each([
    'Not for people with back pain or an abdominal hernia, nor in pregnancy.',
    'Do not use it for hot or carbonated drinks, as the pressure lifts the cap.',
    'Better left alone after four in the afternoon if you sleep lightly.',
    'Contains milk: not for people with a milk protein allergy.',
    'With chest pain, a heart condition or a recent injury, ask your doctor first.',
    'Honey is not for children under twelve months.',
    'Niet bij rugpijn, een buikbreuk of tijdens zwangerschap.',
    'Bevat melk en is niet geschikt bij een allergie voor melkeiwit.',
    'Buiten bereik van kinderen houden.',
    'برای کسانی که کمردرد یا فتق شکم دارند و در بارداری مناسب نیست.',
    'اگر خواب سبکی دارید، پس از ساعت چهار بعدازظهر ننوشید.',
    'تنها برای بزرگسالان؛ در بارداری و شیردهی مصرف نشود.',
  ])('leave out a warning: %s', (warning) => {
    expect(withoutWarnings(warning)).toBe('')
    expect(withoutWarnings(`Steel, 2.5 mm. ${warning} For home!`)).toBe('Steel, 2.5 mm. For home!')
  })

  it.each([
    'No sugar, no oil, no coloring: the green is that of the nut.',
    'It keeps its shape, but not for long: overcooked pasta turns soft.',
    'Turn the handle until the number shows; the plates that you do not need stay behind.',
    'Roll calves, thighs and upper back slowly, about a minute each, and breathe.',
    'Voor plekken waar een roller niet bij kan.',
    'Zonder toegevoegde suiker, en niet duur.',
    'برای تمرین در خانه، بدون قند افزوده.',
    '',
  ])('keep what is no warning: %s', (text) => {
    expect(withoutWarnings(text)).toBe(text)
  })
})
