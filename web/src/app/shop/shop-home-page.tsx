import { CategoryTiles } from '../../features/catalog/category-tiles'
import { FeaturedProducts } from '../../features/catalog/featured-products'
import { HomePage } from '../../features/site/home/home-page'

/** Composes the home page with parts of the catalogue, which `site` may not import. */
export default function ShopHomePage() {
  return <HomePage featured={<FeaturedProducts />} categories={<CategoryTiles />} />
}
