ALTER TABLE "auth_links" DROP CONSTRAINT "auth_links_kind";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "erase_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "accounts_erase" ON "accounts" USING btree ("erase_at") WHERE erase_at is not null and erased_at is null;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_closed" CHECK (("accounts"."closed_at" is null) = ("accounts"."erase_at" is null));--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_closed_disabled" CHECK ("accounts"."closed_at" is null or "accounts"."disabled_at" is not null);--> statement-breakpoint
ALTER TABLE "auth_links" ADD CONSTRAINT "auth_links_kind" CHECK ("auth_links"."kind" in ('reset', 'verify', 'coach', 'keep'));