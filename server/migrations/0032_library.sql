CREATE TABLE "library_exercises" (
	"id" text PRIMARY KEY NOT NULL,
	"coach_id" text,
	"name" text NOT NULL,
	"names" jsonb NOT NULL,
	"aliases" jsonb NOT NULL,
	"category" text NOT NULL,
	"equipment" text[] DEFAULT '{}' NOT NULL,
	"muscle_groups" text[] DEFAULT '{}' NOT NULL,
	"difficulty" text NOT NULL,
	"technique" text NOT NULL,
	"techniques" jsonb NOT NULL,
	"alternatives" text[] DEFAULT '{}' NOT NULL,
	"video_url" text NOT NULL,
	"search_text" text NOT NULL,
	"video_name" text,
	"video_type" text,
	"video_bytes" integer,
	"video_sha256" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "library_exercises" ADD CONSTRAINT "library_exercises_coach_id_accounts_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_exercises_coach_name" ON "library_exercises" USING btree ("coach_id","name");