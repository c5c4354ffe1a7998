CREATE TABLE "newsletter_addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"consent" text,
	"consent_locale" text,
	"left_at" timestamp with time zone,
	CONSTRAINT "newsletter_addresses_email_unique" UNIQUE("email"),
	CONSTRAINT "newsletter_consent" CHECK (("newsletter_addresses"."confirmed_at" is null) = ("newsletter_addresses"."consent" is null) and ("newsletter_addresses"."consent" is null) = ("newsletter_addresses"."consent_locale" is null))
);
--> statement-breakpoint
CREATE TABLE "cart_reminders" (
	"account_id" text PRIMARY KEY NOT NULL,
	"reminded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "text" text;--> statement-breakpoint
ALTER TABLE "cart_reminders" ADD CONSTRAINT "cart_reminders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_active" ON "newsletter_addresses" USING btree ("confirmed_at","id") WHERE confirmed_at is not null and left_at is null;