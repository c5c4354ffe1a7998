CREATE TABLE "product_import_errors" (
	"import_id" text NOT NULL,
	"line" integer NOT NULL,
	"column" text,
	"code" text NOT NULL,
	"value" text
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"stored" text NOT NULL,
	"actor_id" text NOT NULL,
	"dry_run" boolean NOT NULL,
	"set_stock" boolean NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"lines" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" text NOT NULL,
	"delta" integer NOT NULL,
	"stock_after" integer NOT NULL,
	"cause" text NOT NULL,
	"order_id" text,
	"actor_id" text,
	"reason" text,
	"note" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_cause" CHECK ("stock_movements"."cause" in ('opening', 'created', 'order_placed', 'order_cancelled', 'hold_released', 'counted', 'adjusted', 'import', 'other'))
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "image_texts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_import_errors" ADD CONSTRAINT "product_import_errors_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_import_errors_line" ON "product_import_errors" USING btree ("import_id","line");--> statement-breakpoint
CREATE INDEX "product_imports_newest" ON "product_imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "product_imports_stored" ON "product_imports" USING btree ("stored");--> statement-breakpoint
CREATE INDEX "stock_movements_product" ON "stock_movements" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at","id");--> statement-breakpoint
-- The console's search: names in every language and the sku (server/src/features/catalog/console/product-list.sql.ts).
CREATE INDEX "products_searched" ON "products" USING gin ((translate(lower("name" || ' ' || "sku" || ' ' ||
  coalesce("translations" #>> '{fa,name}', '') || ' ' || coalesce("translations" #>> '{nl,name}', '')), 'يىك', 'ییک')) gin_trgm_ops);--> statement-breakpoint
INSERT INTO "stock_movements" ("product_id", "delta", "stock_after", "cause")
SELECT "id", "stock", "stock", 'opening' FROM "products" WHERE "stock" <> 0 ORDER BY "id";--> statement-breakpoint
-- Whoever moves stock, the ledger has it. A statement that writes its own movements, with their cause, says so by its time.
CREATE FUNCTION "stock_moved"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO stock_movements (product_id, delta, stock_after, cause) VALUES (NEW.id, NEW.stock, NEW.stock, 'created');
  ELSE
    INSERT INTO stock_movements (product_id, delta, stock_after, cause)
    VALUES (NEW.id, NEW.stock - OLD.stock, NEW.stock, 'other');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_stocked" AFTER INSERT ON "products" FOR EACH ROW
WHEN (NEW.stock <> 0 AND current_setting('tavan.own_movements', true) IS DISTINCT FROM statement_timestamp()::text)
EXECUTE FUNCTION "stock_moved"();--> statement-breakpoint
CREATE TRIGGER "products_stock_moved" AFTER UPDATE ON "products" FOR EACH ROW
WHEN (OLD.stock <> NEW.stock AND current_setting('tavan.own_movements', true) IS DISTINCT FROM statement_timestamp()::text)
EXECUTE FUNCTION "stock_moved"();
