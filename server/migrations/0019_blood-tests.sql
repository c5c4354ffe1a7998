CREATE TABLE "blood_test_reports" (
	"blood_test_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"original_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blood_test_reports_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "blood_test_values" (
	"id" text PRIMARY KEY NOT NULL,
	"blood_test_id" text NOT NULL,
	"place" integer NOT NULL,
	"label" text NOT NULL,
	"label_key" text NOT NULL,
	"value" jsonb NOT NULL,
	"number" double precision,
	"bound" text,
	"unit" text,
	"low" double precision,
	"high" double precision,
	"position" text,
	"marker" text,
	"source" text NOT NULL,
	"replaced" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "blood_test_values_label" UNIQUE("blood_test_id","label_key"),
	CONSTRAINT "blood_test_values_bound" CHECK ("blood_test_values"."bound" in ('<', '>')),
	CONSTRAINT "blood_test_values_range" CHECK ("blood_test_values"."low" <= "blood_test_values"."high"),
	CONSTRAINT "blood_test_values_position" CHECK ("blood_test_values"."position" in ('below', 'within', 'above')),
	CONSTRAINT "blood_test_values_source" CHECK ("blood_test_values"."source" in ('athlete', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "blood_tests" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"status" text DEFAULT 'reviewing' NOT NULL,
	"code" text,
	"note" text,
	"tested_on" date,
	"analysis" text,
	"coach_comment" text,
	"coach_id" text,
	"reviewed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blood_tests_status" CHECK ("blood_tests"."status" in ('reviewing', 'completed')),
	CONSTRAINT "blood_tests_reviewed" CHECK (("blood_tests"."status" = 'completed') = ("blood_tests"."reviewed_at" is not null) and ("blood_tests"."status" = 'completed') = ("blood_tests"."coach_comment" is not null))
);
--> statement-breakpoint
ALTER TABLE "blood_test_reports" ADD CONSTRAINT "blood_test_reports_blood_test_id_blood_tests_id_fk" FOREIGN KEY ("blood_test_id") REFERENCES "public"."blood_tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blood_test_values" ADD CONSTRAINT "blood_test_values_blood_test_id_blood_tests_id_fk" FOREIGN KEY ("blood_test_id") REFERENCES "public"."blood_tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blood_tests" ADD CONSTRAINT "blood_tests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blood_tests" ADD CONSTRAINT "blood_tests_coach_id_accounts_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blood_tests_account" ON "blood_tests" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "blood_tests_newest" ON "blood_tests" USING btree ("created_at","id");