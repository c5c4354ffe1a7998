import type { MealBody } from 'contract/library/meal-calls'

/** A meal of the demo's shop; its foods by their English names. */
export interface DemoMeal extends Omit<MealBody, 'items'> {
  foods: readonly (readonly [name: string, grams: number])[]
}

type Texts = Record<'en' | 'fa' | 'nl', string>

function meal(names: Texts, recipe: Texts, foods: DemoMeal['foods']): DemoMeal {
  return {
    name: names.en,
    names: { fa: names.fa, nl: names.nl },
    aliases: { en: [], fa: [], nl: [] },
    macros: null,
    recipe: recipe.en,
    recipes: { fa: recipe.fa, nl: recipe.nl },
    foods,
  }
}

export const demoMeals: readonly DemoMeal[] = [
  meal(
    {
      en: 'Oats with yogurt and berries',
      fa: 'جو دوسر با ماست و توت',
      nl: 'Havermout met yoghurt en bessen',
    },
    {
      en: 'Stir the oats into the yogurt, leave them overnight and put the berries on top.',
      fa: 'جو دوسر را با ماست هم بزنید، یک شب بگذارید بماند و توت را روی آن بریزید.',
      nl: 'Roer de havermout door de yoghurt, laat een nacht staan en leg de bessen erop.',
    },
    [
      ['Rolled oats', 60],
      ['Greek yogurt, fat-free', 200],
      ['Blueberries', 100],
    ],
  ),
  meal(
    { en: 'Bread, feta and walnuts', fa: 'نان و پنیر و گردو', nl: 'Brood met feta en walnoten' },
    {
      en: 'Serve with sliced cucumber and tomato.',
      fa: 'با خیار و گوجهٔ خردشده سرو کنید.',
      nl: 'Serveer met plakjes komkommer en tomaat.',
    },
    [
      ['Sangak bread', 90],
      ['Feta', 45],
      ['Walnuts', 20],
      ['Cucumber', 100],
      ['Tomatoes', 120],
    ],
  ),
  meal(
    { en: 'Chicken with rice and broccoli', fa: 'مرغ با برنج و بروکلی', nl: 'Kip met rijst en broccoli' },
    {
      en: 'Grill the chicken, steam the broccoli and serve both with the rice and the oil.',
      fa: 'مرغ را گریل و بروکلی را بخارپز کنید و با برنج و روغن سرو کنید.',
      nl: 'Gril de kip, stoom de broccoli en serveer beide met de rijst en de olie.',
    },
    [
      ['Chicken breast, grilled', 150],
      ['White rice, cooked', 200],
      ['Broccoli, cooked', 150],
      ['Olive oil', 10],
    ],
  ),
  meal(
    { en: 'Lentil salad', fa: 'سالاد عدس', nl: 'Linzensalade' },
    {
      en: 'Mix the lentils with the chopped vegetables and the oil; season with lemon.',
      fa: 'عدس را با سبزیجات خردشده و روغن مخلوط کنید و لیمو بزنید.',
      nl: 'Meng de linzen met de gesneden groenten en de olie; breng op smaak met citroen.',
    },
    [
      ['Lentils, cooked', 200],
      ['Tomatoes', 120],
      ['Cucumber', 100],
      ['Olive oil', 10],
    ],
  ),
  meal(
    { en: 'Salmon with potatoes', fa: 'سالمون با سیب‌زمینی', nl: 'Zalm met aardappelen' },
    {
      en: 'Bake the salmon for 15 minutes and serve it with the potatoes and the spinach.',
      fa: 'سالمون را ۱۵ دقیقه در فر بپزید و با سیب‌زمینی و اسفناج سرو کنید.',
      nl: 'Bak de zalm 15 minuten in de oven en serveer met de aardappelen en de spinazie.',
    },
    [
      ['Salmon, baked', 125],
      ['Potatoes, boiled', 250],
      ['Spinach', 60],
    ],
  ),
  meal(
    { en: 'Quark with banana and almonds', fa: 'کوارک با موز و بادام', nl: 'Kwark met banaan en amandelen' },
    {
      en: 'Slice the banana over the quark and add the almonds.',
      fa: 'موز را روی کوارک خرد کنید و بادام را اضافه کنید.',
      nl: 'Snijd de banaan over de kwark en voeg de amandelen toe.',
    },
    [
      ['Quark, low-fat', 200],
      ['Banana', 120],
      ['Almonds', 20],
    ],
  ),
]
