CREATE TABLE "subscription_items" (
	"subscription_id" text NOT NULL,
	"product_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"agreed_cents" integer NOT NULL,
	CONSTRAINT "subscription_items_subscription_id_product_id_pk" PRIMARY KEY("subscription_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "subscription_runs" (
	"subscription_id" text NOT NULL,
	"period" integer NOT NULL,
	"day" date NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"order_id" text,
	"asked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscription_runs_subscription_id_period_pk" PRIMARY KEY("subscription_id","period"),
	CONSTRAINT "subscription_runs_state" CHECK ("subscription_runs"."state" in ('announced', 'waiting', 'ordered', 'left_out')),
	CONSTRAINT "subscription_runs_reason" CHECK ("subscription_runs"."reason" in ('price', 'sold_out', 'unpaid', 'skipped', 'refused')),
	CONSTRAINT "subscription_runs_ordered" CHECK (("subscription_runs"."state" = 'ordered') = ("subscription_runs"."order_id" is not null)),
	CONSTRAINT "subscription_runs_left_out" CHECK (("subscription_runs"."state" = 'left_out') = ("subscription_runs"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"locale" text NOT NULL,
	"every_days" integer NOT NULL,
	"customer" jsonb NOT NULL,
	"payment_method" text NOT NULL,
	"shipping_method" text NOT NULL,
	"periods" integer DEFAULT 0 NOT NULL,
	"next_on" date NOT NULL,
	"paused_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscription_items" ADD CONSTRAINT "subscription_items_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_items" ADD CONSTRAINT "subscription_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_runs" ADD CONSTRAINT "subscription_runs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_runs" ADD CONSTRAINT "subscription_runs_subscription" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscription_runs_open" ON "subscription_runs" USING btree ("day") WHERE state in ('announced', 'waiting');--> statement-breakpoint
CREATE INDEX "subscriptions_of_account" ON "subscriptions" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("next_on") WHERE paused_at is null;