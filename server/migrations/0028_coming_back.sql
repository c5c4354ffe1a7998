CREATE TABLE "product_ratings" (
	"product_id" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"stars" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_photos" (
	"id" text PRIMARY KEY NOT NULL,
	"review_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "review_photos_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"account_id" text NOT NULL,
	"order_id" text NOT NULL,
	"rating" smallint NOT NULL,
	"text" text NOT NULL,
	"locale" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"refusal" text,
	"answer" text DEFAULT '' NOT NULL,
	"is_bought" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "reviews_once" UNIQUE("product_id","account_id"),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_state" CHECK ("reviews"."state" in ('new', 'approved', 'refused')),
	CONSTRAINT "reviews_refusal" CHECK ("reviews"."refusal" in ('off_topic', 'offensive', 'personal_data', 'advertising', 'health_claim', 'not_own')),
	CONSTRAINT "reviews_refused" CHECK (("reviews"."refusal" is not null) = ("reviews"."state" = 'refused'))
);
--> statement-breakpoint
ALTER TABLE "product_ratings" ADD CONSTRAINT "product_ratings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_photos_of" ON "review_photos" USING btree ("review_id","position");--> statement-breakpoint
CREATE INDEX "reviews_shown" ON "reviews" USING btree ("product_id","created_at") WHERE state = 'approved';--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("created_at","id") WHERE state = 'new';--> statement-breakpoint
CREATE INDEX "reviews_author" ON "reviews" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "reviews_order" ON "reviews" USING btree ("order_id");--> statement-breakpoint
-- Every process reads the ratings that pages show from its cache, which a change of a rating outdates as a change of a product does.
CREATE TRIGGER "product_ratings_shown" AFTER INSERT OR UPDATE OR DELETE ON "product_ratings" FOR EACH STATEMENT
EXECUTE FUNCTION "catalog_changed"();--> statement-breakpoint
-- Counts the shown reviews of a product, whoever changes one; a product that is being deleted has no ratings any more.
CREATE FUNCTION "review_counted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- One at a time for a product: the statement after the lock sees what the one before has committed.
  PERFORM pg_advisory_xact_lock(hashtext('product_ratings'),
    hashtext(CASE WHEN TG_OP = 'DELETE' THEN OLD.product_id ELSE NEW.product_id END));
  INSERT INTO product_ratings (product_id, count, stars)
  SELECT p.id, count(r.id), coalesce(sum(r.rating), 0)
  FROM products p LEFT JOIN reviews r ON r.product_id = p.id AND r.state = 'approved' AND r.is_bought
  WHERE p.id = CASE WHEN TG_OP = 'DELETE' THEN OLD.product_id ELSE NEW.product_id END
  GROUP BY p.id
  ON CONFLICT (product_id) DO UPDATE SET count = excluded.count, stars = excluded.stars;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "reviews_counted" AFTER INSERT OR UPDATE OR DELETE ON "reviews" FOR EACH ROW
EXECUTE FUNCTION "review_counted"();
