ALTER TABLE "accounts" ADD COLUMN "staff_role" text;--> statement-breakpoint
UPDATE "accounts" SET "staff_role" = 'owner' WHERE 'admin' = any("roles");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_staff_role" CHECK ("accounts"."staff_role" is null or ("accounts"."staff_role" in ('owner', 'shop', 'coaches', 'support') and 'admin' = any("accounts"."roles")));