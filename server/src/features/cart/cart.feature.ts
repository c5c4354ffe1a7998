import { feature } from '../../feature'
import { createAddBatch } from './add-to-cart.logic'
import { cartRoutes } from './cart.routes'
import { cartPersonal } from './personal.sql'

export const cart = feature({
  owns: ['carts', 'cart_lines'],
  routes: ({ bind }, deps) => cartRoutes(bind, { ...deps, batch: createAddBatch(deps) }),
  personal: cartPersonal,
})
