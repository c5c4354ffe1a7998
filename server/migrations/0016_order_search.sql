DROP INDEX "products_named";--> statement-breakpoint
DROP INDEX "orders_search";--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("created_at" DESC NULLS FIRST,"id","search_text") WHERE status = 'pending' and octet_length(search_text) <= 2000;--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ((array[((created_at at time zone 'UTC')::date - date '1970-01-01') / 7]),"search_text" gin_trgm_ops) WHERE status <> 'pending' or octet_length(search_text) > 2000;--> statement-breakpoint
-- How many orders a week has; the planner does not read it from an index of some rows only.
CREATE STATISTICS "orders_weeks" ON (array[((created_at at time zone 'UTC')::date - date '1970-01-01') / 7]) FROM "orders";--> statement-breakpoint
ANALYZE "orders";