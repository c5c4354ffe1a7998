CREATE TABLE "notification_hours" (
	"account_id" text PRIMARY KEY NOT NULL,
	"quiet_from" text,
	"quiet_until" text,
	"reminded_on" date,
	CONSTRAINT "notification_hours_whole" CHECK (("notification_hours"."quiet_from" is null) = ("notification_hours"."quiet_until" is null))
);
--> statement-breakpoint
CREATE TABLE "notification_ways" (
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"way" text NOT NULL,
	CONSTRAINT "notification_ways_account_id_kind_pk" PRIMARY KEY("account_id","kind"),
	CONSTRAINT "notification_ways_kind" CHECK ("notification_ways"."kind" in ('session', 'meal', 'check_in', 'message', 'blood_test', 'plan', 'cart')),
	CONSTRAINT "notification_ways_way" CHECK ("notification_ways"."way" in ('push', 'mail', 'both', 'none'))
);
--> statement-breakpoint
CREATE TABLE "push_pending" (
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"text" text NOT NULL,
	"path" text NOT NULL,
	"fallback" jsonb,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_pending_account_id_kind_pk" PRIMARY KEY("account_id","kind")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"account_id" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "notification_hours" ADD CONSTRAINT "notification_hours_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_ways" ADD CONSTRAINT "notification_ways_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_pending" ADD CONSTRAINT "push_pending_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscriptions_account" ON "push_subscriptions" USING btree ("account_id","created_at");--> statement-breakpoint
-- The flags of coaches become the mail side of their choices.
INSERT INTO notification_ways (account_id, kind, way)
SELECT s.account_id, f.kind, 'none' FROM coach_settings s
  CROSS JOIN LATERAL (VALUES ('message', s.notify_messages), ('blood_test', s.notify_blood_tests), ('plan', s.notify_programs))
    AS f (kind, is_wanted)
WHERE NOT f.is_wanted;
