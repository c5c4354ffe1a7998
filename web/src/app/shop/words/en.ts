const en = {
  member: {
    quick: 'Quick navigation',
    today: 'Today',
    subscriptions: 'My Subscriptions',
    wishes: 'My Wish List',
    plan: 'Plan',
    messages: 'Messages',
    shop: 'Shop',
    me: 'Me',
    unread: { one: '{count} unread message', other: '{count} unread messages' },
    waiting: { one: '{count} questionnaire to answer', other: '{count} questionnaires to answer' },
  },
} as const
export default en
