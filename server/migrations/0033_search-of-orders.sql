DROP INDEX "orders_search";--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops) WHERE status <> 'pending';