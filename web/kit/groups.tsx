import type { ComponentType } from 'react'
import { Actions } from './parts/actions'
import { Charts } from './parts/charts'
import { Data } from './parts/data'
import { Editing, UnsavedQuestion } from './parts/editing'
import { Fields } from './parts/fields'
import { Messages } from './parts/messages'
import { Navigation } from './parts/navigation'
import {
  AddressSheet,
  Confirmation,
  FullDialog,
  LargeDialog,
  SideDialog,
  Toasts,
  UnfoldedMenu,
} from './parts/overlays'
import { SearchDialog, Searching } from './parts/searching'
import { Tables } from './parts/tables'

/** Groups of components captured in one picture each; overlays have separate pictures. */
export const groups = {
  actions: Actions,
  fields: Fields,
  messages: Messages,
  navigation: Navigation,
  data: Data,
  tables: Tables,
  editing: Editing,
  charts: Charts,
  searching: Searching,
  toasts: Toasts,
  menu: UnfoldedMenu,
  confirm: Confirmation,
  unsaved: UnsavedQuestion,
  address: AddressSheet,
  large: LargeDialog,
  full: FullDialog,
  side: SideDialog,
  top: SearchDialog,
} satisfies Record<string, ComponentType>

export const isGroup = (name: string): name is keyof typeof groups => Object.hasOwn(groups, name)
