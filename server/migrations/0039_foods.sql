CREATE TABLE "library_foods" (
	"id" text PRIMARY KEY NOT NULL,
	"coach_id" text,
	"name" text NOT NULL,
	"names" jsonb NOT NULL,
	"aliases" jsonb NOT NULL,
	"per100" jsonb NOT NULL,
	"portions" jsonb NOT NULL,
	"allergens" text[] DEFAULT '{}' NOT NULL,
	"search_text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_meals" (
	"id" text PRIMARY KEY NOT NULL,
	"coach_id" text,
	"name" text NOT NULL,
	"names" jsonb NOT NULL,
	"aliases" jsonb NOT NULL,
	"items" jsonb NOT NULL,
	"macros" jsonb,
	"recipe" text NOT NULL,
	"recipes" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "library_foods" ADD CONSTRAINT "library_foods_coach_id_accounts_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_meals" ADD CONSTRAINT "library_meals_coach_id_accounts_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_foods_coach_name" ON "library_foods" USING btree ("coach_id","name");--> statement-breakpoint
CREATE INDEX "library_meals_coach_name" ON "library_meals" USING btree ("coach_id","name");