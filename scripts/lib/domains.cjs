/** Domains, the same on server and web, in their order: each may use those before it. */
module.exports = [
  'site',
  'auth',
  'notifications',
  'library',
  'programs',
  'training',
  'coaches',
  'catalog',
  'cart',
  'orders',
  'reviews',
  'blood-tests',
  'chat',
  'coach-dashboard',
  'privacy',
  'admin',
]
