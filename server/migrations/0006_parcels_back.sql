ALTER TABLE "order_lines" ADD COLUMN "is_counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "came_back" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "received_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "return_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_parcels_back" ON "orders" USING btree ("created_at") WHERE end_reason is not null;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_came_back" CHECK ("order_lines"."came_back" between 0 and "order_lines"."quantity");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_parcel_end" CHECK (("orders"."end_reason" is null or "orders"."end_reason" in ('refused', 'undeliverable') and "orders"."status" = 'cancelled')
        and ("orders"."received_at" is null or "orders"."end_reason" is not null));--> statement-breakpoint
-- Lines whose units were taken from stock have a movement that says so.
update order_lines l set is_counted = true
from (select distinct order_id, product_id from stock_movements where cause = 'order_placed') m
where m.order_id = l.order_id and m.product_id = l.product_id;
