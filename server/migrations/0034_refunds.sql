ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_cause";--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "order_moves" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movements_request" ON "stock_movements" USING btree ("actor_id","request_key") WHERE request_key is not null;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_cause" CHECK ("stock_movements"."cause" in ('opening', 'created', 'order_placed', 'order_cancelled', 'order_returned', 'hold_released', 'counted', 'adjusted', 'import', 'other'));