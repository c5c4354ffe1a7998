import type { Article } from '../content-shape'

const stories: Article<'stories'> = {
  lead: 'Three ways a plan can fit a life. They are examples, without photographs or real names; results differ from person to person.',
  sections: {
    nurse: {
      title: 'Training between night shifts',
      note: 'M. R., nurse, 34 · example',
      initials: 'MR',
      blocks: [
        { quote: 'My coach stopped asking for Mondays. She asked which days I had slept.' },
        'Three fixed days never worked with a shift schedule. The plan became three sessions in any order, none after a night, each under 40 minutes. Meals were written for the shift: a real one before, soup and bread at three, breakfast on the way home.',
        'After 16 weeks she had missed five sessions of 48, and she deadlifted her own weight.',
      ],
    },
    runner: {
      title: 'A runner who feared the bar',
      note: 'J. V., teacher, 41 · example',
      initials: 'JV',
      blocks: [
        { quote: 'I thought strength would make me slow. My knee stopped complaining.' },
        'Two short strength sessions a week took the place of one run: split squats, calf raises, rows. The first month felt like lost time. In the third, the pain on stairs was gone, and the 10 km was two minutes faster on fewer kilometers.',
      ],
    },
    returner: {
      title: 'Beginning again at 58',
      note: 'S. K., carpenter, 58 · example',
      initials: 'SK',
      blocks: [
        { quote: 'The first week was so easy I nearly quit. That was the point.' },
        'After ten years without sport the plan began with walking, a band and a chair. Every two weeks one thing became a little harder. His doctor was kept informed; lab results, not the mirror, set the pace of his diet.',
        'Half a year later he carries his own timber again, and takes the stairs without counting them.',
      ],
    },
    about: {
      title: 'About these stories',
      blocks: [
        'We do not show invented faces or before-and-after pictures. These stories are made up of situations that coaches meet often; they promise nothing. When customers allow us to tell theirs, it will say so.',
        'Would you like a plan that fits your week? Look at the [programs in the shop](/shop/category/programs).',
      ],
    },
  },
}

export default stories
