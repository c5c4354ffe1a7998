CREATE TABLE "coach_application_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"original_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coach_application_documents_name_unique" UNIQUE("name"),
	CONSTRAINT "coach_application_documents_place" UNIQUE("application_id","position")
);
--> statement-breakpoint
CREATE TABLE "coach_application_moves" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"status" text NOT NULL,
	"actor_id" text,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coach_application_moves_status" CHECK ("coach_application_moves"."status" in ('pending', 'approved', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "coach_applications" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"experience" text NOT NULL,
	"program_ids" text[] NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"locale" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "coach_applications_status" CHECK ("coach_applications"."status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "coach_applications_decided" CHECK (("coach_applications"."status" = 'pending') = ("coach_applications"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "programs" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"category_name" text NOT NULL,
	"category_color" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"duration_days" integer NOT NULL,
	"difficulty" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "programs_slug_unique" UNIQUE("slug"),
	CONSTRAINT "programs_color" CHECK ("programs"."category_color" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "programs_duration" CHECK ("programs"."duration_days" between 1 and 730),
	CONSTRAINT "programs_difficulty" CHECK ("programs"."difficulty" in ('beginner', 'intermediate', 'advanced'))
);
--> statement-breakpoint
ALTER TABLE "coach_application_documents" ADD CONSTRAINT "coach_application_documents_application_id_coach_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."coach_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_application_moves" ADD CONSTRAINT "coach_application_moves_application_id_coach_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."coach_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_application_moves" ADD CONSTRAINT "coach_application_moves_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_applications" ADD CONSTRAINT "coach_applications_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coach_application_moves_application" ON "coach_application_moves" USING btree ("application_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "coach_applications_one_alive" ON "coach_applications" USING btree ("email") WHERE "coach_applications"."status" <> 'rejected';--> statement-breakpoint
CREATE INDEX "coach_applications_email" ON "coach_applications" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "coach_applications_newest" ON "coach_applications" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "coach_applications_status_newest" ON "coach_applications" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "coach_applications_search" ON "coach_applications" USING gin ("search_text" gin_trgm_ops);