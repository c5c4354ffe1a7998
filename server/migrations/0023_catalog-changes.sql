CREATE TABLE "catalog_changes" (
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"what" text NOT NULL,
	"product_id" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_search";--> statement-breakpoint
CREATE INDEX "catalog_changes_xid" ON "catalog_changes" USING btree ("xid");--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_text";--> statement-breakpoint
-- Whoever changes the catalogue, every process hears of it (decision X-92): what is only shown (the stock) makes ready answers
-- old, what a list goes by (name, price, whether it is on sale) changes the lists.
CREATE FUNCTION "catalog_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_LEVEL = 'STATEMENT' THEN
    INSERT INTO catalog_changes (what) VALUES ('shown');
  ELSIF TG_TABLE_NAME = 'products' THEN
    INSERT INTO catalog_changes (what, product_id)
    VALUES ('product', CASE WHEN TG_OP = 'DELETE' THEN OLD.id ELSE NEW.id END);
  ELSE
    INSERT INTO catalog_changes (what) VALUES ('category');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_shown" AFTER UPDATE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION "catalog_changed"();--> statement-breakpoint
CREATE TRIGGER "products_added_or_removed" AFTER INSERT OR DELETE ON "products" FOR EACH ROW
EXECUTE FUNCTION "catalog_changed"();--> statement-breakpoint
CREATE TRIGGER "products_listed" AFTER UPDATE ON "products" FOR EACH ROW
WHEN ((OLD.id, OLD.sku, OLD.category_id, OLD.name, OLD.description, OLD.tags, OLD.translations, OLD.price_cents,
    OLD.sale_price_cents, OLD.is_featured, OLD.is_active, OLD.position, OLD.created_at)
  IS DISTINCT FROM (NEW.id, NEW.sku, NEW.category_id, NEW.name, NEW.description, NEW.tags, NEW.translations,
    NEW.price_cents, NEW.sale_price_cents, NEW.is_featured, NEW.is_active, NEW.position, NEW.created_at))
EXECUTE FUNCTION "catalog_changed"();--> statement-breakpoint
CREATE TRIGGER "categories_shown" AFTER INSERT OR UPDATE OR DELETE ON "categories" FOR EACH STATEMENT
EXECUTE FUNCTION "catalog_changed"();--> statement-breakpoint
CREATE TRIGGER "categories_listed" AFTER UPDATE ON "categories" FOR EACH ROW
WHEN ((OLD.id, OLD.name, OLD.translations, OLD.is_active)
  IS DISTINCT FROM (NEW.id, NEW.name, NEW.translations, NEW.is_active))
EXECUTE FUNCTION "catalog_changed"();
