CREATE TABLE "product_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" text NOT NULL,
	"set_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"price_cents" integer NOT NULL,
	"sale_price_cents" integer,
	"sale_from" date,
	"sale_until" date
);
--> statement-breakpoint
DROP INDEX "products_priced";--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "seen_cents" integer;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "was_short" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_from" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_until" date;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_prices_of" ON "product_prices" USING btree ("product_id","set_at");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_sale_days" CHECK ("products"."sale_until" >= "products"."sale_from");--> statement-breakpoint
-- The shop's zone and day, as every statement with a sale price asks for them.
CREATE FUNCTION "shop_zone"() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT value ->> 'timeZone' FROM settings WHERE key = 'region'), 'UTC')
$$;--> statement-breakpoint
CREATE FUNCTION "shop_today"() RETURNS date LANGUAGE sql STABLE AS $$ SELECT (now() AT TIME ZONE shop_zone())::date $$;--> statement-breakpoint
-- Every change of a price is kept, whatever the writer (X-118).
CREATE FUNCTION "price_set"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_prices (product_id, price_cents, sale_price_cents, sale_from, sale_until)
  VALUES (NEW.id, NEW.price_cents, NEW.sale_price_cents, NEW.sale_from, NEW.sale_until);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_priced_first" AFTER INSERT ON "products" FOR EACH ROW EXECUTE FUNCTION "price_set"();--> statement-breakpoint
CREATE TRIGGER "products_priced_anew" AFTER UPDATE ON "products" FOR EACH ROW
WHEN ((OLD.price_cents, OLD.sale_price_cents, OLD.sale_from, OLD.sale_until)
  IS DISTINCT FROM (NEW.price_cents, NEW.sale_price_cents, NEW.sale_from, NEW.sale_until))
EXECUTE FUNCTION "price_set"();--> statement-breakpoint
-- Since when a price has been what it is was not kept: history begins now.
INSERT INTO product_prices (product_id, price_cents, sale_price_cents) SELECT id, price_cents, sale_price_cents FROM products;--> statement-breakpoint
-- The days of a sale change lists as its price does.
DROP TRIGGER "products_listed" ON "products";--> statement-breakpoint
CREATE TRIGGER "products_listed" AFTER UPDATE ON "products" FOR EACH ROW
WHEN ((OLD.id, OLD.sku, OLD.category_id, OLD.name, OLD.description, OLD.tags, OLD.translations, OLD.price_cents,
    OLD.sale_price_cents, OLD.sale_from, OLD.sale_until, OLD.is_featured, OLD.is_active, OLD.position, OLD.created_at)
  IS DISTINCT FROM (NEW.id, NEW.sku, NEW.category_id, NEW.name, NEW.description, NEW.tags, NEW.translations,
    NEW.price_cents, NEW.sale_price_cents, NEW.sale_from, NEW.sale_until, NEW.is_featured, NEW.is_active, NEW.position,
    NEW.created_at))
EXECUTE FUNCTION "catalog_changed"();
