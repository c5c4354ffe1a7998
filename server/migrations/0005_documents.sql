CREATE TABLE "credit_note_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"number" text PRIMARY KEY NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"issued_on" date NOT NULL,
	"locale" text NOT NULL,
	"hashes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"country" text NOT NULL,
	"tax_rate" numeric(5, 2) NOT NULL,
	"net_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"shipping_cents" integer NOT NULL,
	"content" jsonb NOT NULL,
	"order_id" text NOT NULL,
	"invoice_number" text NOT NULL,
	"refund_id" text NOT NULL,
	CONSTRAINT "credit_notes_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "credit_notes_amounts" CHECK ("credit_notes"."net_cents" >= 0 and "credit_notes"."tax_cents" >= 0 and "credit_notes"."shipping_cents" >= 0
        and "credit_notes"."net_cents" + "credit_notes"."tax_cents" + "credit_notes"."shipping_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "issued_on" date;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tax_rate" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "net_cents" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tax_cents" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "shipping_cents" integer;--> statement-breakpoint
-- Their day was that of UTC, their tax rate the only one.
update invoices i set issued_on = (i.issued_at at time zone 'UTC')::date, country = coalesce(o.customer #>> '{address,country}', ''),
  tax_rate = 9, net_cents = o.subtotal_cents - o.discount_cents, tax_cents = o.tax_cents, shipping_cents = o.shipping_cents
from orders o where o.id = i.order_id;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "issued_on" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "country" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "tax_rate" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "net_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "tax_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "shipping_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "is_covered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_invoice_number_invoices_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_notes_day" ON "credit_notes" USING btree ("issued_on");--> statement-breakpoint
CREATE INDEX "credit_notes_order" ON "credit_notes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_day" ON "invoices" USING btree ("issued_on");--> statement-breakpoint
-- Until now an entry without money was a refund that another one, or a lost dispute, had made unnecessary.
update refunds set is_covered = true where method = 'none';--> statement-breakpoint
-- Sales that ended without money moving: confirmed, then cancelled and never paid, or lost to the customer's bank.
insert into refunds (id, order_id, state, source, method, net_cents, tax_cents, shipping_cents, amount_cents, reason, created_at, settled_at)
select 'cancel-' || o.id, o.id, 'sent', 'cancel', 'none', o.subtotal_cents - o.discount_cents, o.tax_cents, o.shipping_cents,
  o.total_cents, '', o.updated_at, o.updated_at
from orders o where o.status = 'cancelled' and o.total_cents > 0 and o.payment_status in ('open', 'failed')
  and exists (select from order_moves m where m.order_id = o.id and m.status = 'confirmed');--> statement-breakpoint
insert into refunds (id, order_id, state, source, method, net_cents, tax_cents, shipping_cents, amount_cents, reason, created_at, settled_at)
select 'lost-' || d.reference, d.order_id, 'sent', 'provider', 'none', d.net_cents, d.tax_cents, d.shipping_cents,
  d.net_cents + d.tax_cents + d.shipping_cents, '', d.lost_at, d.lost_at
from disputes d where d.state = 'lost' and d.net_cents + d.tax_cents + d.shipping_cents > 0;--> statement-breakpoint
-- A job issues what is missing, in the order of the sales.
insert into jobs (queue, data)
select 'order-documents', jsonb_build_object('orderId', m.order_id)
from order_moves m where m.status = 'confirmed' group by m.order_id order by min(m.at), m.order_id;