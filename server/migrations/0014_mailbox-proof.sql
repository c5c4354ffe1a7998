ALTER TABLE "coach_registrations" DROP CONSTRAINT "coach_registrations_pkey";--> statement-breakpoint
ALTER TABLE "coach_registrations" ADD PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "auth_links" ADD COLUMN "registration_id" text;--> statement-breakpoint
ALTER TABLE "coach_registrations" ADD COLUMN "first_name" text;--> statement-breakpoint
ALTER TABLE "coach_registrations" ADD COLUMN "last_name" text;--> statement-breakpoint
update coach_registrations r set first_name = a.first_name, last_name = a.last_name from accounts a where a.id = r.account_id;--> statement-breakpoint
ALTER TABLE "coach_registrations" ALTER COLUMN "first_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "coach_registrations" ALTER COLUMN "last_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "coach_registrations" DROP COLUMN "password_hash";--> statement-breakpoint
-- Until now an account had one registration, and its links were of that one. Used links say nothing any more.
update auth_links l set registration_id = r.id from coach_registrations r
  where l.kind = 'coach' and l.used_at is null and r.account_id = l.account_id;--> statement-breakpoint
delete from auth_links where kind = 'coach' and registration_id is null;--> statement-breakpoint
-- Of several open reset links of an account only the newest goes on working.
delete from auth_links old using auth_links newer where old.kind = 'reset' and old.used_at is null
  and newer.kind = 'reset' and newer.used_at is null and newer.account_id = old.account_id
  and (newer.created_at, newer.token_hash) > (old.created_at, old.token_hash);--> statement-breakpoint
CREATE UNIQUE INDEX "auth_links_one_reset" ON "auth_links" USING btree ("account_id") WHERE "auth_links"."kind" = 'reset' and "auth_links"."used_at" is null;--> statement-breakpoint
CREATE INDEX "coach_registrations_account" ON "coach_registrations" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "coach_registrations_age" ON "coach_registrations" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "auth_links" ADD CONSTRAINT "auth_links_registration" CHECK (("auth_links"."kind" = 'coach') = ("auth_links"."registration_id" is not null));
