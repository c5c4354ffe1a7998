CREATE TABLE "catalog_counts" (
	"category_id" text PRIMARY KEY NOT NULL,
	"listed" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog_listing" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalog_listing_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id" text collate "C" NOT NULL,
	"category_id" text NOT NULL,
	"price" integer NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"is_featured" boolean NOT NULL,
	"words" integer[] NOT NULL,
	"ballast" text DEFAULT repeat(' ', 2100) NOT NULL,
	CONSTRAINT "catalog_listing_id" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "catalog_listing_state" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"format" integer,
	"xid" text DEFAULT '' NOT NULL,
	"server" text DEFAULT '' NOT NULL,
	"day" text DEFAULT '' NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL,
	"filling_until" timestamp with time zone,
	CONSTRAINT "catalog_listing_state_one" CHECK ("catalog_listing_state"."one")
);
--> statement-breakpoint
CREATE TABLE "catalog_names" (
	"number" integer PRIMARY KEY NOT NULL,
	"en" text NOT NULL,
	"fa" text NOT NULL,
	"nl" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog_words" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalog_words_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"word" text collate "C" NOT NULL,
	"kind" text NOT NULL,
	"size" smallint,
	"letters" integer DEFAULT 0 NOT NULL,
	"products" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "catalog_words_word" UNIQUE("word")
);
--> statement-breakpoint
ALTER TABLE "catalog_names" ADD CONSTRAINT "catalog_names_number_catalog_listing_number_fk" FOREIGN KEY ("number") REFERENCES "public"."catalog_listing"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalog_listing_own" ON "catalog_listing" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "catalog_listing_featured" ON "catalog_listing" USING btree ("position","id") WHERE is_featured;--> statement-breakpoint
CREATE INDEX "catalog_listing_price" ON "catalog_listing" USING btree ("price","position","id");--> statement-breakpoint
CREATE INDEX "catalog_listing_price_desc" ON "catalog_listing" USING btree ("price" DESC NULLS FIRST,"position","id");--> statement-breakpoint
CREATE INDEX "catalog_listing_newest" ON "catalog_listing" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "catalog_listing_category" ON "catalog_listing" USING btree ("category_id","position","id");--> statement-breakpoint
CREATE INDEX "catalog_listing_category_price" ON "catalog_listing" USING btree ("category_id","price","position","id");--> statement-breakpoint
CREATE INDEX "catalog_listing_words" ON "catalog_listing" USING gin ("words");--> statement-breakpoint
CREATE INDEX "catalog_names_en" ON "catalog_names" USING btree ("en" collate "en-x-icu");--> statement-breakpoint
CREATE INDEX "catalog_names_fa" ON "catalog_names" USING btree ("fa" collate "fa-x-icu");--> statement-breakpoint
CREATE INDEX "catalog_names_nl" ON "catalog_names" USING btree ("nl" collate "nl-x-icu");--> statement-breakpoint
CREATE INDEX "catalog_words_parts" ON "catalog_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "catalog_words_foreign" ON "catalog_words" USING btree ("word") WHERE octet_length(word) > length(word);--> statement-breakpoint
CREATE INDEX "catalog_words_size" ON "catalog_words" USING btree ("size","letters") WHERE size is not null;--> statement-breakpoint
-- The ballast makes every row long enough for its words to be moved out of it.
ALTER TABLE "catalog_listing" ALTER COLUMN "words" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "catalog_listing" SET (toast_tuple_target = 128);
--> statement-breakpoint
-- Backups leave derived tables out: the listing is filled again from the products.
COMMENT ON TABLE "catalog_listing" IS 'derived';--> statement-breakpoint
COMMENT ON TABLE "catalog_names" IS 'derived';--> statement-breakpoint
COMMENT ON TABLE "catalog_words" IS 'derived';--> statement-breakpoint
COMMENT ON TABLE "catalog_counts" IS 'derived';--> statement-breakpoint
COMMENT ON TABLE "catalog_listing_state" IS 'derived';
