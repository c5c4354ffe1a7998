import { openDatabase } from './product'

/** Copies the demo's products `count` times in all, each with a unique name, SKU and price. */
export async function addProducts(dataDir: string, count: number): Promise<void> {
  const db = await openDatabase(dataDir, 1)
  await db`set statement_timeout = 0`
  await db`
    insert into products (id, sku, category_id, name, description, tags, translations, images, price_cents,
      sale_price_cents, stock, track_stock, weight_grams, is_featured, facts, position)
    select p.id || '-' || n, p.sku || '-' || n, p.category_id, p.name || ' ' || n, p.description, p.tags,
      jsonb_set(jsonb_set(p.translations, '{fa,name}', to_jsonb(p.translations #>> '{fa,name}' || ' ' || n)),
        '{nl,name}', to_jsonb(p.translations #>> '{nl,name}' || ' ' || n)),
      p.images, p.price_cents + n * 37 % 5000, null, p.stock, p.track_stock, p.weight_grams, p.is_featured, p.facts, 1000 + n
    from (select *, count(*) over () as all_products from products) p, generate_series(1, ${count} / 54 + 1) as n
    limit ${count}`
  await db.unsafe('vacuum analyze products')
  await db.end()
}
