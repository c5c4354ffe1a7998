import { feature } from '../../feature'
import { cartRoutes } from './cart.routes'

export const cart = feature({
  owns: ['carts', 'cart_lines'],
  routes: ({ bind }, deps) => cartRoutes(bind, deps),
})
