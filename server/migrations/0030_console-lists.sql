DROP INDEX "orders_open";--> statement-breakpoint
DROP INDEX "jobs_open";--> statement-breakpoint
DROP INDEX "jobs_failed";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(regexp_replace(normalize(lower(order_number || ' ' || coalesce(customer ->> 'firstName', '') || ' ' || coalesce(customer ->> 'lastName', '') || ' ' || coalesce(customer ->> 'email', '') || ' ' || coalesce(customer ->> 'phone', '') || ' ' || coalesce(customer #>> '{address,city}', '')), NFKD), '[\u0300-\u036f\u064b-\u065f\u0670\u0640]', '', 'g'), U&'\064A\0649\0643\0629\200C', U&'\06CC\06CC\06A9\0647 ')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_named" ON "products" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "products_priced" ON "products" USING btree ((case when sale_price_cents > 0 and sale_price_cents < price_cents then sale_price_cents else price_cents end),"id");--> statement-breakpoint
CREATE INDEX "orders_of_status" ON "orders" USING btree ("status","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "jobs_undone" ON "jobs" USING btree ("created_at","id","state") WHERE "jobs"."state" in ('waiting', 'active', 'failed');