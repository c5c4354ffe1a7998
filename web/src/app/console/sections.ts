import type { StaffSection } from 'contract/staff'
import type { ComponentType } from 'react'
import type { AnyIconName } from '../../ui/any-icon'
import { lazyPage } from '../../ui/lazy-page'

/** Section of the console: a folder in this directory, an entry in `sections`, and a row in `contract/staff`. */
export interface ConsoleSection {
  /** Exports are a part of the orders. */
  name: Exclude<StaffSection, 'orderExports'>
  /** Path below /admin. */
  path: string
  icon: AnyIconName
  /** Pages with their paths below the section's. */
  pages: readonly { path: string; Page: ComponentType }[]
}

/** Sections in navigation order; the contract decides which staff roles see each. */
export const sections: readonly ConsoleSection[] = [
  { name: 'dashboard', path: '', icon: 'grid', pages: [] /* Its page is the console's first. */ },
  {
    name: 'applications',
    path: 'applications',
    icon: 'user',
    pages: [
      {
        path: '',
        Page: lazyPage(() => import('../../features/coaches/console/applications-page')),
      },
      {
        path: ':id',
        Page: lazyPage(() => import('../../features/coaches/console/application-page')),
      },
    ],
  },
  {
    name: 'orders',
    path: 'orders',
    icon: 'box',
    pages: [
      {
        path: '',
        Page: lazyPage(() => import('../../features/orders/console/orders-page')),
      },
      {
        path: 'new',
        Page: lazyPage(() => import('../../features/orders/console/enter/enter-page')),
      },
      {
        path: 'returns',
        Page: lazyPage(() => import('../../features/orders/console/returns/returns-page')),
      },
      {
        path: 'withdrawals',
        Page: lazyPage(() => import('../../features/orders/console/returns/withdrawals-page')),
      },
      {
        path: ':id',
        Page: lazyPage(() => import('../../features/orders/console/order-page')),
      },
      {
        path: ':id/packing-slip',
        Page: lazyPage(() => import('../../features/orders/console/slip-page')),
      },
    ],
  },
  {
    name: 'catalogue',
    path: 'catalogue',
    icon: 'bag',
    pages: [
      {
        path: '',
        Page: lazyPage(() => import('../../features/catalog/console/products-page')),
      },
      {
        path: 'new',
        Page: lazyPage(() => import('../../features/catalog/console/new-product-page')),
      },
      {
        path: 'categories',
        Page: lazyPage(() => import('../../features/catalog/console/categories/categories-page')),
      },
      {
        path: 'needs',
        Page: lazyPage(() => import('../../features/catalog/console/needs/needs-page')),
      },
      {
        path: 'import',
        Page: lazyPage(() => import('../../features/catalog/console/import/import-page')),
      },
      {
        path: ':id',
        Page: lazyPage(() => import('../../features/catalog/console/product-page')),
      },
    ],
  },
  {
    name: 'reviews',
    path: 'reviews',
    icon: 'bubble',
    pages: [
      {
        path: '',
        Page: lazyPage(() => import('../../features/reviews/console/reviews-page')),
      },
    ],
  },
  {
    name: 'discounts',
    path: 'discounts',
    icon: 'tag',
    pages: [
      {
        path: '',
        Page: lazyPage(() => import('../../features/orders/discounts/discounts-page')),
      },
    ],
  },
  {
    name: 'newsletter',
    path: 'newsletter',
    icon: 'mail',
    pages: [
      {
        path: '',
        Page: lazyPage(() => import('../../features/newsletter/console/newsletter-page')),
      },
    ],
  },
  {
    name: 'programs',
    path: 'programs',
    icon: 'list',
    pages: [
      {
        path: '',
        Page: lazyPage(() => import('../../features/programs/console/templates-page')),
      },
      {
        path: 'new',
        Page: lazyPage(() => import('../../features/programs/console/new-template-page')),
      },
      {
        path: 'people',
        Page: lazyPage(() => import('../../features/programs/console/people-page')),
      },
      {
        path: 'people/:id',
        Page: lazyPage(() => import('../../features/programs/console/program-page')),
      },
      {
        path: 'library',
        Page: lazyPage(() => import('../../features/programs/console/library-page')),
      },
      {
        path: 'library/foods',
        Page: lazyPage(() => import('../../features/programs/console/library-page')),
      },
      {
        path: 'library/meals',
        Page: lazyPage(() => import('../../features/programs/console/library-page')),
      },
      {
        path: 'coaches',
        Page: lazyPage(() => import('./coaches-page')),
      },
      {
        path: ':id',
        Page: lazyPage(() => import('../../features/programs/console/template-page')),
      },
    ],
  },
  {
    name: 'bloodTests',
    path: 'blood-tests',
    icon: 'drop',
    pages: [
      {
        path: '',
        Page: lazyPage(() => import('../../features/blood-tests/console/tests-page')),
      },
      {
        path: ':id',
        Page: lazyPage(() => import('../../features/blood-tests/console/test-page')),
      },
    ],
  },
  {
    name: 'settings',
    path: 'settings',
    icon: 'pencil',
    pages: [
      {
        path: '',
        Page: lazyPage(() => import('../../features/site/console/settings-page')),
      },
      {
        path: 'trade',
        Page: lazyPage(() => import('../../features/site/console/trade/trade-page')),
      },
    ],
  },
  {
    name: 'people',
    path: 'people',
    icon: 'users',
    pages: [
      {
        path: '',
        Page: lazyPage(() => import('../../features/admin/people/people-page')),
      },
      {
        path: ':id',
        Page: lazyPage(() => import('../../features/admin/people/person-page')),
      },
    ],
  },
  {
    name: 'staff',
    path: 'staff',
    icon: 'badge',
    pages: [
      {
        path: '',
        Page: lazyPage(() => import('../../features/admin/staff/staff-page')),
      },
    ],
  },
  {
    name: 'audit',
    path: 'audit',
    icon: 'eye',
    pages: [
      {
        path: '',
        Page: lazyPage(() => import('../../features/admin/audit/audit-page')),
      },
    ],
  },
  {
    name: 'queues',
    path: 'queues',
    icon: 'renew',
    pages: [
      {
        path: '',
        Page: lazyPage(() => import('../../features/admin/queues/queues-page')),
      },
    ],
  },
]
