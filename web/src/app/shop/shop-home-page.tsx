import { CategoryTiles } from '../../features/catalog/category-tiles'
import { FeaturedProducts } from '../../features/catalog/featured-products'
import { HomePage } from '../../features/site/home/home-page'

/** The home page with the catalogue's parts in its slots: `site` stands left of `catalog` and may not import it. */
export default function ShopHomePage() {
  return <HomePage featured={<FeaturedProducts />} categories={<CategoryTiles />} />
}
