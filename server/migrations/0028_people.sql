CREATE TABLE "staff_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"staff_role" text NOT NULL,
	"locale" text NOT NULL,
	"invited_by" text,
	"token_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "staff_invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "staff_invitations_role" CHECK ("staff_invitations"."staff_role" in ('owner', 'shop', 'coaches', 'support'))
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "disabled_reason" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || translate(regexp_replace(normalize(lower(first_name || ' ' || last_name || ' ' || email), NFKD), '[\u0300-\u036f\u064b-\u065f\u0670\u0640]', '', 'g'), U&'\064A\0649\0643\0629\200C', U&'\06CC\06CC\06A9\0647 ')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitations_one_open" ON "staff_invitations" USING btree ("email") WHERE "staff_invitations"."accepted_at" is null and "staff_invitations"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "staff_invitations_expiry" ON "staff_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "accounts_newest" ON "accounts" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "accounts_coaches" ON "accounts" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE 'coach' = any("accounts"."roles");--> statement-breakpoint
CREATE INDEX "accounts_staff" ON "accounts" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE 'admin' = any("accounts"."roles");--> statement-breakpoint
CREATE INDEX "accounts_locked" ON "accounts" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE "accounts"."disabled_at" is not null;--> statement-breakpoint
CREATE INDEX "accounts_unconfirmed" ON "accounts" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE "accounts"."email_verified_at" is null;--> statement-breakpoint
CREATE INDEX "accounts_search" ON "accounts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_events_action" ON "audit_events" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "jobs_open" ON "jobs" USING btree ("created_at") WHERE "jobs"."state" in ('waiting', 'active');--> statement-breakpoint
CREATE INDEX "jobs_failed" ON "jobs" USING btree ("created_at") WHERE "jobs"."state" = 'failed';