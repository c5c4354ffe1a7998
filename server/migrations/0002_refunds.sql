CREATE TABLE "refund_lines" (
	"refund_id" text NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"restocked" integer NOT NULL,
	"net_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	CONSTRAINT "refund_lines_refund_id_position_pk" PRIMARY KEY("refund_id","position"),
	CONSTRAINT "refund_lines_quantity" CHECK ("refund_lines"."quantity" > 0 and "refund_lines"."restocked" between 0 and "refund_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"payment_id" text,
	"state" text NOT NULL,
	"source" text NOT NULL,
	"method" text NOT NULL,
	"net_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"shipping_cents" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"attempt" integer DEFAULT 1 NOT NULL,
	"reference" text,
	"failure" text,
	"request_key" text,
	"request_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_reference_unique" UNIQUE("reference"),
	CONSTRAINT "refunds_request" UNIQUE("order_id","request_key"),
	CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('pending', 'sent', 'failed')),
	CONSTRAINT "refunds_settled" CHECK (("refunds"."settled_at" is null) = ("refunds"."state" = 'pending')),
	CONSTRAINT "refunds_source" CHECK ("refunds"."source" in ('staff', 'provider', 'return', 'cancel')),
	CONSTRAINT "refunds_method" CHECK ("refunds"."method" in ('provider', 'cash', 'bank', 'none')),
	CONSTRAINT "refunds_by_provider" CHECK (("refunds"."method" = 'provider') = ("refunds"."payment_id" is not null)),
	CONSTRAINT "refunds_add_up" CHECK ("refunds"."amount_cents" = "refunds"."net_cents" + "refunds"."tax_cents" + "refunds"."shipping_cents" and "refunds"."amount_cents" > 0
        and "refunds"."net_cents" >= 0 and "refunds"."tax_cents" >= 0 and "refunds"."shipping_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_payment_status";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "discount_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "tax_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_line" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_lines_order" ON "refund_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_owed" ON "refunds" USING btree ("created_at") WHERE state <> 'sent';--> statement-breakpoint
CREATE INDEX "refunds_sent" ON "refunds" USING btree ("settled_at") WHERE state = 'sent';--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_shares" CHECK ("order_lines"."discount_cents" between 0 and "order_lines"."total_cents" and "order_lines"."tax_cents" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_status" CHECK ("orders"."payment_status" in ('open', 'paid', 'partially_refunded', 'failed', 'refunded'));--> statement-breakpoint
-- Shares of existing lines, by differences of running sums: they add up to those of the order.
update order_lines l set discount_cents = s.share from (
  select l.order_id, l.position,
    round(o.discount_cents::numeric * r.upto / r.whole) - round(o.discount_cents::numeric * (r.upto - l.total_cents) / r.whole) as share
  from order_lines l join orders o on o.id = l.order_id cross join lateral (
    select sum(e.total_cents) filter (where e.position <= l.position) as upto, sum(e.total_cents) as whole
    from order_lines e where e.order_id = l.order_id) r
  where o.discount_cents > 0
) s where s.order_id = l.order_id and s.position = l.position;--> statement-breakpoint
update order_lines l set tax_cents = s.share from (
  select l.order_id, l.position, round(o.tax_cents::numeric * r.upto / r.whole)
    - round(o.tax_cents::numeric * (r.upto - (l.total_cents - l.discount_cents)) / r.whole) as share
  from order_lines l join orders o on o.id = l.order_id cross join lateral (
    select sum(e.total_cents - e.discount_cents) filter (where e.position <= l.position) as upto,
      sum(e.total_cents - e.discount_cents) as whole
    from order_lines e where e.order_id = l.order_id) r
  where o.tax_cents > 0 and r.whole > 0
) s where s.order_id = l.order_id and s.position = l.position;--> statement-breakpoint
-- Existing refunds were of whole orders.
insert into refunds (id, order_id, payment_id, state, source, method, net_cents, tax_cents, shipping_cents, amount_cents,
  reason, created_at, settled_at)
select o.id, o.id, p.id, case o.payment_status when 'refunded' then 'sent' else 'pending' end,
  case o.status when 'cancelled' then 'cancel' else 'staff' end, case when p.id is null then 'cash' else 'provider' end,
  o.subtotal_cents - o.discount_cents, o.tax_cents, o.shipping_cents, o.total_cents, coalesce(m.reason, ''),
  coalesce(m.at, p.updated_at, o.updated_at),
  case o.payment_status when 'refunded' then coalesce(p.updated_at, o.updated_at) end
from orders o left join lateral (
  select p.id, p.updated_at from payments p where p.order_id = o.id and p.status in ('refunding', 'refunded')
    and not exists (select from payments k where k.order_id = o.id and k.status = 'paid')
  order by p.status = 'refunding', p.attempt limit 1) p on true
left join lateral (
  select m.reason, m.at from order_moves m where m.order_id = o.id and m.status = 'refunded' order by m.at desc limit 1) m on true
where o.total_cents > 0
  and (o.payment_status = 'refunded' or (o.payment_status = 'paid' and p.id is not null));--> statement-breakpoint
insert into refund_lines (refund_id, order_id, position, quantity, restocked, net_cents, tax_cents)
select r.id, l.order_id, l.position, l.quantity,
  case when exists (select from stock_movements s where s.order_id = l.order_id and s.product_id = l.product_id
    and s.cause in ('order_returned', 'order_cancelled', 'hold_released')) then l.quantity else 0 end,
  l.total_cents - l.discount_cents, l.tax_cents
from refunds r join order_lines l on l.order_id = r.order_id;--> statement-breakpoint
update payments p set status = 'paid' from refunds r where r.payment_id = p.id and r.state = 'pending' and p.status = 'refunding';
