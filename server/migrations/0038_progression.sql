CREATE TABLE "progression_rules" (
	"user_program_id" text PRIMARY KEY NOT NULL,
	"rules" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"refused" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "progression_rules" ADD CONSTRAINT "progression_rules_user_program_id_user_programs_id_fk" FOREIGN KEY ("user_program_id") REFERENCES "public"."user_programs"("id") ON DELETE cascade ON UPDATE no action;