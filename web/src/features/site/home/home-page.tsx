import type { ReactNode } from 'react'
import { usePageTitle } from '../../../ui/page-title'
import { CallToAction } from './call-to-action'
import { Features } from './features'
import { Hero } from './hero'
import { Stats } from './stats'
import { Testimonials } from './testimonials'

/** Home page (/). The app passes the product shelves in, because they belong to the catalogue. */
export function HomePage({ featured, categories }: { featured: ReactNode; categories: ReactNode }) {
  usePageTitle(undefined)
  return (
    <div className="grid gap-20 sm:gap-28">
      <div>
        <Hero />
        <Stats />
      </div>
      {featured}
      {categories}
      <Features />
      <CallToAction />
      <div className="pb-20 sm:pb-28">
        <Testimonials />
      </div>
    </div>
  )
}
