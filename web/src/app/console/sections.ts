import type { StaffSection } from 'contract/staff'
import type { ComponentType } from 'react'
import { auditWords } from '../../features/admin/audit/words/audit-words'
import { peopleWords } from '../../features/admin/people/words/people-words'
import { queuesWords } from '../../features/admin/queues/words/queues-words'
import { consoleStaffWords } from '../../features/admin/staff/words/console-staff-words'
import { staffInvitationsWords } from '../../features/auth/staff/words/staff-invitations-words'
import { authWords } from '../../features/auth/words/auth-words'
import { coachTestsWords } from '../../features/blood-tests/coach/words/coach-tests-words'
import { consoleTestsWords } from '../../features/blood-tests/console/words/console-tests-words'
import { submitTestWords } from '../../features/blood-tests/customer/submit/words/submit-test-words'
import { markerWords } from '../../features/blood-tests/trend/words/marker-words'
import { cartWords } from '../../features/cart/words/cart-words'
import { categoriesWords } from '../../features/catalog/console/categories/words/categories-words'
import { importWords } from '../../features/catalog/console/import/words/import-words'
import { catalogueWords } from '../../features/catalog/console/words/catalogue-words'
import { labelWords } from '../../features/catalog/label/words/label-words'
import { applicationsWords } from '../../features/coaches/console/words/applications-words'
import { checkoutWords } from '../../features/orders/checkout/words/checkout-words'
import { shopOrdersWords } from '../../features/orders/console/words/shop-orders-words'
import { consoleDiscountsWords } from '../../features/orders/discounts/words/console-discounts-words'
import { ordersWords } from '../../features/orders/words/orders-words'
import { programEditorWords } from '../../features/programs/coach/words/program-editor-words'
import { consoleProgramsWords } from '../../features/programs/console/words/console-programs-words'
import { programStatusWords } from '../../features/programs/status/words/program-status-words'
import { settingsWords } from '../../features/site/console/words/settings-words'
import { consoleWords } from '../../i18n/console/words/console-words'
import { errorWords } from '../../i18n/error-words/error-words'
import type { AnyIconName } from '../../ui/any-icon'
import { editWords } from '../../ui/edit/words/edit-words'
import { tableWords } from '../../ui/table/words/table-words'
import { lazyPage } from '../lazy-page'

/** Section of the console: a folder in this directory, an entry in `sections`, and a row in `contract/staff`. */
export interface ConsoleSection {
  name: StaffSection
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
        Page: lazyPage(() => import('../../features/coaches/console/applications-page'), {
          words: [applicationsWords, consoleWords, tableWords],
        }),
      },
      {
        path: ':id',
        Page: lazyPage(() => import('../../features/coaches/console/application-page'), {
          words: [applicationsWords, authWords, consoleWords, editWords, errorWords, tableWords],
        }),
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
        Page: lazyPage(() => import('../../features/orders/console/orders-page'), {
          words: [consoleWords, errorWords, shopOrdersWords, tableWords],
        }),
      },
      {
        path: ':id',
        Page: lazyPage(() => import('../../features/orders/console/order-page'), {
          words: [
            cartWords,
            checkoutWords,
            consoleWords,
            editWords,
            errorWords,
            ordersWords,
            shopOrdersWords,
            tableWords,
          ],
        }),
      },
      {
        path: ':id/packing-slip',
        Page: lazyPage(() => import('../../features/orders/console/slip-page'), {
          words: [checkoutWords, consoleWords, shopOrdersWords],
        }),
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
        Page: lazyPage(() => import('../../features/catalog/console/products-page'), {
          words: [catalogueWords, consoleWords, errorWords, tableWords],
        }),
      },
      {
        path: 'new',
        Page: lazyPage(() => import('../../features/catalog/console/new-product-page'), {
          words: [catalogueWords, consoleWords, editWords, errorWords, labelWords],
        }),
      },
      {
        path: 'categories',
        Page: lazyPage(() => import('../../features/catalog/console/categories/categories-page'), {
          words: [catalogueWords, categoriesWords, consoleWords, editWords, errorWords],
        }),
      },
      {
        path: 'import',
        Page: lazyPage(() => import('../../features/catalog/console/import/import-page'), {
          words: [catalogueWords, consoleWords, errorWords, importWords, tableWords],
        }),
      },
      {
        path: ':id',
        Page: lazyPage(() => import('../../features/catalog/console/product-page'), {
          words: [catalogueWords, consoleWords, editWords, errorWords, labelWords, tableWords],
        }),
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
        Page: lazyPage(() => import('../../features/orders/discounts/discounts-page'), {
          words: [consoleDiscountsWords, consoleWords, editWords, errorWords, tableWords],
        }),
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
        Page: lazyPage(() => import('../../features/programs/console/templates-page'), {
          words: [consoleProgramsWords, consoleWords, tableWords],
        }),
      },
      {
        path: 'new',
        Page: lazyPage(() => import('../../features/programs/console/new-template-page'), {
          words: [consoleProgramsWords, consoleWords, editWords, errorWords],
        }),
      },
      {
        path: 'people',
        Page: lazyPage(() => import('../../features/programs/console/people-page'), {
          words: [consoleProgramsWords, consoleWords, programStatusWords, tableWords],
        }),
      },
      {
        path: 'people/:id',
        Page: lazyPage(() => import('../../features/programs/console/program-page'), {
          words: [consoleProgramsWords, consoleWords, editWords, errorWords, programStatusWords],
        }),
      },
      {
        path: 'coaches',
        Page: lazyPage(() => import('../../features/programs/console/coaches-page'), {
          words: [consoleProgramsWords, consoleWords, errorWords, tableWords],
        }),
      },
      {
        path: ':id',
        Page: lazyPage(() => import('../../features/programs/console/template-page'), {
          words: [consoleProgramsWords, consoleWords, editWords, errorWords, programEditorWords],
        }),
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
        Page: lazyPage(() => import('../../features/blood-tests/console/tests-page'), {
          words: [coachTestsWords, consoleTestsWords, consoleWords, tableWords],
        }),
      },
      {
        path: ':id',
        Page: lazyPage(() => import('../../features/blood-tests/console/test-page'), {
          words: [
            coachTestsWords,
            consoleTestsWords,
            consoleWords,
            editWords,
            errorWords,
            markerWords,
            submitTestWords,
            tableWords,
          ],
        }),
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
        Page: lazyPage(() => import('../../features/site/console/settings-page'), {
          words: [consoleWords, editWords, errorWords, settingsWords],
        }),
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
        Page: lazyPage(() => import('../../features/admin/people/people-page'), {
          words: [consoleWords, peopleWords, tableWords],
        }),
      },
      {
        path: ':id',
        Page: lazyPage(() => import('../../features/admin/people/person-page'), {
          words: [authWords, consoleWords, editWords, errorWords, peopleWords, tableWords],
        }),
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
        Page: lazyPage(() => import('../../features/admin/staff/staff-page'), {
          words: [authWords, consoleStaffWords, consoleWords, errorWords, staffInvitationsWords, tableWords],
        }),
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
        Page: lazyPage(() => import('../../features/admin/audit/audit-page'), {
          words: [
            auditWords,
            catalogueWords,
            consoleWords,
            errorWords,
            ordersWords,
            programStatusWords,
            queuesWords,
            tableWords,
          ],
        }),
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
        Page: lazyPage(() => import('../../features/admin/queues/queues-page'), {
          words: [authWords, consoleWords, errorWords, queuesWords, tableWords],
        }),
      },
    ],
  },
]
