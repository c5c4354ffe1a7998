ALTER TABLE "products" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "variant_of" text;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_variant_of_products_id_fk" FOREIGN KEY ("variant_of") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_variant_of" ON "products" USING btree ("variant_of");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_facts_object" CHECK (jsonb_typeof("products"."facts") = 'object');--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_variant_of_another" CHECK ("products"."variant_of" <> "products"."id");