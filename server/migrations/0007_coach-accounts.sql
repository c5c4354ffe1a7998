CREATE TABLE "coach_registrations" (
	"account_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"password_hash" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach_settings" (
	"account_id" text PRIMARY KEY NOT NULL,
	"localized_dates" boolean DEFAULT false NOT NULL,
	"notify_messages" boolean DEFAULT true NOT NULL,
	"notify_blood_tests" boolean DEFAULT true NOT NULL,
	"notify_programs" boolean DEFAULT true NOT NULL,
	"working_hours" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "athletes" (
	"account_id" text PRIMARY KEY NOT NULL,
	"birth_date" date,
	"height_cm" real,
	"weight_kg" real,
	"latest_weight_kg" real,
	"latest_weight_date" date,
	"notes" text DEFAULT '' NOT NULL,
	"photo" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "athletes_height" CHECK ("athletes"."height_cm" between 50 and 280),
	CONSTRAINT "athletes_weight" CHECK ("athletes"."weight_kg" between 20 and 400),
	CONSTRAINT "athletes_latest_weight" CHECK ("athletes"."latest_weight_kg" between 20 and 400),
	CONSTRAINT "athletes_latest" CHECK (("athletes"."latest_weight_kg" is null) = ("athletes"."latest_weight_date" is null))
);
--> statement-breakpoint
CREATE TABLE "user_programs" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"program_id" text NOT NULL,
	"coach_id" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"start_date" date,
	"current_week" integer DEFAULT 0 NOT NULL,
	"total_weeks" integer NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_programs_status" CHECK ("user_programs"."status" in ('pending', 'answering', 'creating', 'active', 'paused', 'completed', 'deactivated')),
	CONSTRAINT "user_programs_progress" CHECK ("user_programs"."progress" between 0 and 100),
	CONSTRAINT "user_programs_weeks" CHECK ("user_programs"."current_week" between 0 and "user_programs"."total_weeks")
);
--> statement-breakpoint
ALTER TABLE "auth_links" DROP CONSTRAINT "auth_links_kind";--> statement-breakpoint
ALTER TABLE "coach_registrations" ADD CONSTRAINT "coach_registrations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_settings" ADD CONSTRAINT "coach_settings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "athletes" ADD CONSTRAINT "athletes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_programs" ADD CONSTRAINT "user_programs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_programs" ADD CONSTRAINT "user_programs_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_programs" ADD CONSTRAINT "user_programs_coach_id_accounts_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_programs_account" ON "user_programs" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "user_programs_coach" ON "user_programs" USING btree ("coach_id","account_id");--> statement-breakpoint
ALTER TABLE "auth_links" ADD CONSTRAINT "auth_links_kind" CHECK ("auth_links"."kind" in ('reset', 'verify', 'coach'));