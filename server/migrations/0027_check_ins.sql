CREATE TABLE "check_in_forms" (
	"user_program_id" text PRIMARY KEY NOT NULL,
	"every" text,
	"weekday" smallint,
	"dates" date[] DEFAULT '{}' NOT NULL,
	"questions" jsonb NOT NULL,
	"asks_photos" boolean NOT NULL,
	"since" date NOT NULL,
	"made_until" date,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "check_in_forms_every" CHECK ("check_in_forms"."every" in ('week', 'dates')),
	CONSTRAINT "check_in_forms_weekday" CHECK (("check_in_forms"."every" = 'week') = ("check_in_forms"."weekday" between 1 and 7))
);
--> statement-breakpoint
CREATE TABLE "check_ins" (
	"id" text PRIMARY KEY NOT NULL,
	"user_program_id" text NOT NULL,
	"date" date NOT NULL,
	"due_date" date NOT NULL,
	"late_until" date NOT NULL,
	"is_requested" boolean DEFAULT false NOT NULL,
	"questions" jsonb,
	"asks_photos" boolean,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"submitted_at" timestamp with time zone,
	"measurement_ids" text[] DEFAULT '{}' NOT NULL,
	"reply" text,
	"replied_at" timestamp with time zone,
	"replied_by" text,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "check_ins_period" UNIQUE("user_program_id","date"),
	CONSTRAINT "check_ins_days" CHECK ("check_ins"."due_date" >= "check_ins"."date" and "check_ins"."late_until" > "check_ins"."due_date"),
	CONSTRAINT "check_ins_submitted" CHECK (("check_ins"."submitted_at" is null) = ("check_ins"."questions" is null)),
	CONSTRAINT "check_ins_replied" CHECK (("check_ins"."reply" is null) = ("check_ins"."replied_at" is null))
);
--> statement-breakpoint
ALTER TABLE "check_in_forms" ADD CONSTRAINT "check_in_forms_user_program_id_user_programs_id_fk" FOREIGN KEY ("user_program_id") REFERENCES "public"."user_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_user_program_id_user_programs_id_fk" FOREIGN KEY ("user_program_id") REFERENCES "public"."user_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_replied_by_accounts_id_fk" FOREIGN KEY ("replied_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_in_forms_due" ON "check_in_forms" USING btree ("made_until") WHERE every is not null;--> statement-breakpoint
CREATE INDEX "check_ins_open" ON "check_ins" USING btree ("due_date") WHERE submitted_at is null and reminded_at is null;