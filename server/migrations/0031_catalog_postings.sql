CREATE TABLE "catalog_postings" (
	"code" integer NOT NULL,
	"part" smallint NOT NULL,
	"products" "bytea" NOT NULL,
	CONSTRAINT "catalog_postings_code_part_pk" PRIMARY KEY("code","part")
);
--> statement-breakpoint
ALTER TABLE "catalog_listing_state" ADD COLUMN "posted" integer;--> statement-breakpoint
ALTER TABLE "catalog_listing_state" ADD COLUMN "posted_xid" text;--> statement-breakpoint
-- Rows are a few bytes or two thousand, which stay where they are as they are: they are read often, and hardly shrink.
ALTER TABLE "catalog_postings" ALTER COLUMN "products" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "catalog_postings" SET (toast_tuple_target = 4080);--> statement-breakpoint
COMMENT ON TABLE "catalog_postings" IS 'derived';
