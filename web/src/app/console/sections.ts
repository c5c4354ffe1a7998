import type { StaffSection } from 'contract/staff'
import type { ComponentType } from 'react'
import { authWords } from '../../features/auth/words/auth-words'
import { cartWords } from '../../features/cart/words/cart-words'
import { applicationsWords } from '../../features/coaches/console/words/applications-words'
import { checkoutWords } from '../../features/orders/checkout/words/checkout-words'
import { shopOrdersWords } from '../../features/orders/console/words/shop-orders-words'
import { ordersWords } from '../../features/orders/words/orders-words'
import { programEditorWords } from '../../features/programs/coach/words/program-editor-words'
import { consoleProgramsWords } from '../../features/programs/console/words/console-programs-words'
import { programStatusWords } from '../../features/programs/status/words/program-status-words'
import { consoleWords } from '../../i18n/console/words/console-words'
import { errorWords } from '../../i18n/error-words/error-words'
import { editWords } from '../../ui/edit/words/edit-words'
import type { IconName } from '../../ui/icon'
import { tableWords } from '../../ui/table/words/table-words'
import { lazyPage } from '../lazy-page'

/** A section of the console: a folder beside this file, a line below, and its row in `contract/staff`. */
export interface ConsoleSection {
  name: StaffSection
  /** Its address below /admin. */
  path: string
  icon: IconName
  /** Pages by their address below the section's own. */
  pages: readonly { path: string; Page: ComponentType }[]
}

/** The sections in the order of the navigation; each is shown to the staff whom the contract lets in. */
export const sections: readonly ConsoleSection[] = [
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
          words: [applicationsWords, authWords, consoleWords, errorWords],
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
          words: [consoleWords, shopOrdersWords, tableWords],
        }),
      },
      {
        path: ':id',
        Page: lazyPage(() => import('../../features/orders/console/order-page'), {
          words: [cartWords, checkoutWords, consoleWords, errorWords, ordersWords, shopOrdersWords],
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
          words: [consoleProgramsWords, consoleWords, errorWords, programStatusWords],
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
]
