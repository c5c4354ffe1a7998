CREATE TABLE "progress_photos" (
	"id" text PRIMARY KEY NOT NULL,
	"user_program_id" text NOT NULL,
	"pose" text NOT NULL,
	"date" date NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "progress_photos_name_unique" UNIQUE("name"),
	CONSTRAINT "progress_photos_pose" CHECK ("progress_photos"."pose" in ('front', 'side', 'back', 'other'))
);
--> statement-breakpoint
ALTER TABLE "progress_photos" ADD CONSTRAINT "progress_photos_user_program_id_user_programs_id_fk" FOREIGN KEY ("user_program_id") REFERENCES "public"."user_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "progress_photos_program" ON "progress_photos" USING btree ("user_program_id","date");