CREATE TABLE "wish_mails" (
	"account_id" text PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"account_id" text NOT NULL,
	"product_id" text NOT NULL,
	"tells_stock" boolean DEFAULT false NOT NULL,
	"tells_price" boolean DEFAULT false NOT NULL,
	"told_cents" integer,
	"was_out" boolean DEFAULT false NOT NULL,
	"back_at" timestamp with time zone,
	"stock_told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishes_account_id_product_id_pk" PRIMARY KEY("account_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "wish_mails" ADD CONSTRAINT "wish_mails_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wishes_of_product" ON "wishes" USING btree ("product_id","created_at");--> statement-breakpoint
CREATE INDEX "wishes_stock" ON "wishes" USING btree ("product_id") WHERE tells_stock;--> statement-breakpoint
CREATE INDEX "wishes_price" ON "wishes" USING btree ("product_id") WHERE tells_price;