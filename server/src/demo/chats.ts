import type { ChatSide } from 'contract/chat/rules'
import type { DemoDocument } from './applicants'

export interface DemoMessage {
  from: ChatSide
  text: string
  files?: readonly DemoDocument[]
  /** Days and hours before now. */
  ago: [days: number, hours: number]
}

export interface DemoChat {
  /** Addresses of the two. */
  user: string
  coach: string
  messages: readonly DemoMessage[]
  /** Number of unread messages of each side. */
  unread: Partial<Record<ChatSide, number>>
}

/** Conversations in three languages, with files, read and unread. */
export const chats: readonly DemoChat[] = [
  {
    user: 'customer@tavan.test',
    coach: 'coach@tavan.test',
    messages: [
      {
        from: 'coach',
        text: 'Welcome to Strength in 12 Weeks, Sara. Your plan is online. Read Monday’s session before you go: the first set is only there to find the weight.',
        ago: [37, 3],
      },
      {
        from: 'user',
        text: 'Thank you! Is it fine to train at six in the morning, before breakfast?',
        ago: [37, 1],
      },
      {
        from: 'coach',
        text: 'Yes. Have half a banana and water on the way.\nIf you feel light in the head, stop and eat something first.',
        ago: [36, 22],
      },
      {
        from: 'user',
        text: 'Two weeks in, squats go up every time. My left ankle is a little stiff afterwards.',
        ago: [22, 5],
      },
      {
        from: 'coach',
        text: 'Here is the warm-up for the ankle, five minutes before each leg day.',
        files: [
          {
            name: 'ankle-warm-up.pdf',
            title: 'Ankle warm-up',
            lines: [
              'Ankle rocks against the wall, 2 x 10',
              'Calf raises, slow, 2 x 12',
              'Single-leg balance, 2 x 30 s',
            ],
          },
        ],
        ago: [22, 2],
      },
      {
        from: 'user',
        text: 'File shared',
        files: [
          {
            name: 'training-log-week-5.png',
            title: 'Week 5',
            lines: ['Mon  Squat 60 kg 5 5 5', 'Wed  Bench 37.5 kg 5 5 4', 'Fri  Deadlift 75 kg 5 5 5'],
          },
          {
            name: 'breakfast.txt',
            title: 'Breakfast',
            lines: [
              'Mon  Oats, yogurt, mulberries, a spoon of almond butter',
              'Tue  Two eggs, rye bread, tomato and cucumber, tea',
              'Wed  Oats, yogurt, mulberries, a spoon of almond butter',
              'Thu  Feta, walnuts, barbari bread, tea',
              'Fri  Three eggs with spinach, rye bread, coffee',
              'Sat  Haleem at my parents’, tea',
              'Sun  Pancakes of oats and banana, skyr, coffee',
            ],
          },
        ],
        ago: [3, 9],
      },
      {
        from: 'coach',
        text: 'A strong week. Keep the bench at 37.5 kg until all three sets are five.',
        ago: [3, 6],
      },
      { from: 'user', text: 'Can I move Friday’s session to Saturday this week?', ago: [0, 4] },
      { from: 'user', text: 'I am traveling on Friday, back in the evening.', ago: [0, 4] },
    ],
    unread: { coach: 2 },
  },
  {
    user: 'ali.karimi@tavan.test',
    coach: 'coach@tavan.test',
    messages: [
      { from: 'user', text: 'سلام. این هفته شیفت شب هستم؛ تمرین چهارشنبه را جابه‌جا کنم؟', ago: [2, 3] },
      { from: 'coach', text: 'سلام علی. بله، پنجشنبه عصر انجامش بده و شب قبلش خوب بخواب.', ago: [2, 1] },
      { from: 'user', text: 'ممنون. وزنم ۸۸٫۲ شد!', ago: [1, 6] },
    ],
    unread: { coach: 1 },
  },
  {
    user: 'jeroen.mulder@tavan.test',
    coach: 'coach@tavan.test',
    messages: [
      { from: 'coach', text: 'Hoe voelt je heup na de deadlifts van maandag?', ago: [6, 5] },
      { from: 'user', text: 'Veel soepeler. De rek-oefeningen helpen echt.', ago: [6, 2] },
    ],
    unread: {},
  },
]
