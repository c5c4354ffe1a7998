import { openDatabase, type Product } from './lib/product'

const PRODUCTS = 1_000_000
/** Rows of one statement. */
const CHUNK = 50_000

/** Copies the demo's products with numbers of their own, while no server runs: their past is not what is measured. */
export async function fillMillion(product: Product): Promise<void> {
  await product.kill()
  const db = await openDatabase(product.dataDir, 1)
  await db`set statement_timeout = 0`
  await db.unsafe('alter table products disable trigger user')
  for (let from = 0; from < PRODUCTS; from += CHUNK) {
    await db`
      insert into products (id, sku, category_id, name, description, tags, translations, images, price_cents,
        sale_price_cents, stock, track_stock, weight_grams, is_featured, position, created_at)
      select p.id || '-' || n, p.sku || '-' || n, p.category_id, p.name || ' ' || n, p.description, p.tags,
        jsonb_set(jsonb_set(p.translations, '{fa,name}', to_jsonb(p.translations #>> '{fa,name}' || ' ' || n)),
          '{nl,name}', to_jsonb(p.translations #>> '{nl,name}' || ' ' || n)),
        p.images, p.price_cents + n * 37 % 5000, null, p.stock, p.track_stock, p.weight_grams, p.is_featured and n % 9 = 0,
        1000 + n, now() - n * interval '1 second'
      from generate_series(${from}::int, ${from + CHUNK - 1}::int) as n
      join (select *, row_number() over (order by position, id) - 1 as place, count(*) over () as demo
        from products where id not like '%-%') p on p.place = n % p.demo`
    console.log(`million: ${from + CHUNK} products`)
  }
  await db.unsafe('alter table products enable trigger user')
  await db.unsafe('vacuum analyze products')
  await db.end()
}
