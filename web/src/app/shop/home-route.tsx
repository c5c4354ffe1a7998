import { CategoryTiles } from '../../features/catalog/category-tiles'
import { FeaturedProducts } from '../../features/catalog/featured-products'
import { HomePage } from '../../features/site/home/home-page'

export default function HomeRoute() {
  return <HomePage featured={<FeaturedProducts />} categories={<CategoryTiles />} />
}
