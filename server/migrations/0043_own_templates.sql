CREATE TABLE "coach_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"coach_id" text NOT NULL,
	"name" text NOT NULL,
	"data" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "plan_origins" (
	"user_program_id" text NOT NULL,
	"source_id" text NOT NULL,
	"template_id" text,
	"language" text,
	"block_id" text NOT NULL,
	"base" jsonb NOT NULL,
	"version" integer,
	CONSTRAINT "plan_origins_user_program_id_source_id_pk" PRIMARY KEY("user_program_id","source_id")
);
--> statement-breakpoint
ALTER TABLE "coach_templates" ADD CONSTRAINT "coach_templates_coach_id_accounts_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_origins" ADD CONSTRAINT "plan_origins_user_program_id_user_programs_id_fk" FOREIGN KEY ("user_program_id") REFERENCES "public"."user_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_origins" ADD CONSTRAINT "plan_origins_template_id_coach_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."coach_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coach_templates_coach" ON "coach_templates" USING btree ("coach_id","name");--> statement-breakpoint
CREATE INDEX "plan_origins_source" ON "plan_origins" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "plan_origins_template" ON "plan_origins" USING btree ("template_id");