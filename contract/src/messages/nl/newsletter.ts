import type { newsletterErrors } from '../../errors/newsletter'

export const newsletter: Record<keyof typeof newsletterErrors, string> = {
  'newsletter.link_dead': 'Deze link werkt niet meer',
}
