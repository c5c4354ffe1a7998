ALTER TABLE "credit_notes" ADD COLUMN "shipping_tax_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "shipping_tax_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total_adds_up",
  ADD COLUMN "tax_rate" numeric(5, 2) DEFAULT '9' NOT NULL,
  ADD COLUMN "tax_included" boolean DEFAULT false NOT NULL,
  ADD COLUMN "shipping_tax_cents" integer DEFAULT 0 NOT NULL,
  ADD COLUMN "goods_net_cents" integer GENERATED ALWAYS AS (subtotal_cents - discount_cents - case when tax_included then tax_cents - shipping_tax_cents else 0 end) STORED NOT NULL,
  ADD COLUMN "goods_tax_cents" integer GENERATED ALWAYS AS (tax_cents - shipping_tax_cents) STORED NOT NULL,
  ADD COLUMN "shipping_gross_cents" integer GENERATED ALWAYS AS (shipping_cents + case when tax_included then 0 else shipping_tax_cents end) STORED NOT NULL,
  ADD COLUMN "shipping_terms" jsonb DEFAULT '{"names":{"en":"Standard Shipping","fa":"ارسال عادی","nl":"Standaardverzending"},"businessDays":{"min":5,"max":7},"cheapestCents":0}'::jsonb NOT NULL,
  ADD CONSTRAINT "orders_tax" CHECK ("orders"."tax_rate" between 0 and 100 and "orders"."shipping_tax_cents" between 0 and "orders"."tax_cents"),
  ADD CONSTRAINT "orders_total_adds_up" CHECK ("orders"."total_cents" = "orders"."subtotal_cents" - "orders"."discount_cents" + case when "orders"."tax_included" then 0 else "orders"."tax_cents" end
        + "orders"."shipping_cents");--> statement-breakpoint
UPDATE "orders" SET "shipping_terms" = '{"names":{"en":"Express Shipping","fa":"ارسال سریع","nl":"Expresverzending"},"businessDays":{"min":2,"max":3},"cheapestCents":0}' WHERE "shipping_method" = 'express';
