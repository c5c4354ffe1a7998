CREATE TABLE "catalog_facets" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalog_facets_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	CONSTRAINT "catalog_facets_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "catalog_listing" ADD COLUMN "facets" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
COMMENT ON TABLE "catalog_facets" IS 'derived';--> statement-breakpoint
-- The set of facet values that a product has, in one spelling. The value of a brand has no comma, which joins chosen values.
CREATE FUNCTION "product_facets"("facts" jsonb, "track_stock" boolean, "stock" integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object(
    'diet', coalesce(facts -> 'diet', '[]'),
    'goal', coalesce(facts -> 'goal', '[]'),
    'equipment', coalesce(facts -> 'equipment', '[]'),
    'brand', coalesce(nullif(jsonb_build_array(translate(facts ->> 'brand', ',', '')), '[null]'), '[]'),
    'inStock', CASE WHEN track_stock AND stock = 0 THEN '[]'::jsonb ELSE '["true"]' END,
    'names', jsonb_build_array(facts -> 'brand', facts #> '{translations,fa,brand}', facts #> '{translations,nl,brand}')
  )::text
$$;--> statement-breakpoint
-- A trigger, so that a server of the version before, which does not know the column, writes it, too.
CREATE FUNCTION "listing_facets"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wanted text;
  known integer;
BEGIN
  SELECT product_facets(p.facts, p.track_stock, p.stock) INTO wanted
  FROM products p WHERE p.id = NEW.id COLLATE "default";
  IF wanted IS NULL THEN
    RETURN NEW;
  END IF;
  SELECT number INTO known FROM catalog_facets WHERE key = wanted;
  IF known IS NULL THEN
    INSERT INTO catalog_facets (key) VALUES (wanted) RETURNING number INTO known;
  END IF;
  NEW.facets := known;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "catalog_listing_facets" BEFORE INSERT OR UPDATE ON "catalog_listing" FOR EACH ROW
EXECUTE FUNCTION "listing_facets"();--> statement-breakpoint
-- Facts and the end of the stock change what the facets count.
DROP TRIGGER "products_listed" ON "products";--> statement-breakpoint
CREATE TRIGGER "products_listed" AFTER UPDATE ON "products" FOR EACH ROW
WHEN ((OLD.id, OLD.sku, OLD.category_id, OLD.name, OLD.description, OLD.tags, OLD.translations, OLD.price_cents,
    OLD.sale_price_cents, OLD.sale_from, OLD.sale_until, OLD.is_featured, OLD.is_active, OLD.position, OLD.created_at,
    OLD.facts, OLD.track_stock AND OLD.stock = 0)
  IS DISTINCT FROM (NEW.id, NEW.sku, NEW.category_id, NEW.name, NEW.description, NEW.tags, NEW.translations,
    NEW.price_cents, NEW.sale_price_cents, NEW.sale_from, NEW.sale_until, NEW.is_featured, NEW.is_active, NEW.position,
    NEW.created_at, NEW.facts, NEW.track_stock AND NEW.stock = 0))
EXECUTE FUNCTION "catalog_changed"();
