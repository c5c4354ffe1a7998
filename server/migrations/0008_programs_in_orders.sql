ALTER TABLE "orders" ADD COLUMN "begin_at_once_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "begin_at_once_text" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "kept_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_kept" CHECK ("orders"."kept_cents" between 0 and "orders"."total_cents" and ("orders"."kept_cents" = 0 or "orders"."status" = 'cancelled'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_begin_at_once" CHECK (("orders"."begin_at_once_at" is null) = ("orders"."begin_at_once_text" is null));--> statement-breakpoint
-- Orders of programs were packed and sent like parcels; a job delivers those whose programs are all published.
insert into jobs (queue, data)
select 'order-programs', jsonb_build_object('orderId', o.id) from orders o
where o.status in ('confirmed', 'processing', 'shipped')
  and exists (select from user_programs up where up.order_id = o.id and up.published_at is not null)
order by o.created_at, o.id;
