CREATE TABLE "consents" (
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_account_id_kind_version_pk" PRIMARY KEY("account_id","kind","version")
);
--> statement-breakpoint
CREATE TABLE "athlete_notes" (
	"coach_id" text NOT NULL,
	"account_id" text NOT NULL,
	"notes" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "athlete_notes_coach_id_account_id_pk" PRIMARY KEY("coach_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "program_answers" (
	"user_program_id" text NOT NULL,
	"question_id" text NOT NULL,
	"answer" jsonb NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "program_answers_user_program_id_question_id_pk" PRIMARY KEY("user_program_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "program_measurements" (
	"id" text PRIMARY KEY NOT NULL,
	"user_program_id" text NOT NULL,
	"kind" text NOT NULL,
	"value" double precision NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "program_measurements_value" CHECK ("program_measurements"."value" > 0)
);
--> statement-breakpoint
CREATE TABLE "program_sessions" (
	"user_program_id" text NOT NULL,
	"date" date NOT NULL,
	"sets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "program_sessions_user_program_id_date_pk" PRIMARY KEY("user_program_id","date")
);
--> statement-breakpoint
CREATE TABLE "coach_capacities" (
	"coach_id" text PRIMARY KEY NOT NULL,
	"capacity" integer NOT NULL,
	CONSTRAINT "coach_capacities_range" CHECK ("coach_capacities"."capacity" between 0 and 1000)
);
--> statement-breakpoint
CREATE TABLE "program_coaches" (
	"coach_id" text NOT NULL,
	"program_id" text NOT NULL,
	CONSTRAINT "program_coaches_coach_id_program_id_pk" PRIMARY KEY("coach_id","program_id")
);
--> statement-breakpoint
CREATE TABLE "plan_versions" (
	"user_program_id" text NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" text,
	"changes" jsonb NOT NULL,
	CONSTRAINT "plan_versions_user_program_id_version_pk" PRIMARY KEY("user_program_id","version")
);
--> statement-breakpoint
CREATE TABLE "user_program_assignments" (
	"id" text PRIMARY KEY NOT NULL,
	"user_program_id" text NOT NULL,
	"coach_id" text,
	"actor_id" text,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_programs" DROP CONSTRAINT "user_programs_weeks";--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "known_as" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "plans" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "user_programs" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "user_programs" ADD COLUMN "order_line" integer;--> statement-breakpoint
ALTER TABLE "user_programs" ADD COLUMN "data" jsonb;--> statement-breakpoint
ALTER TABLE "user_programs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_programs" ADD COLUMN "path_versions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "user_programs" ADD COLUMN "training_days" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_programs" ADD COLUMN "questions" jsonb;--> statement-breakpoint
ALTER TABLE "user_programs" ADD COLUMN "submitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_programs" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_programs" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_programs" ADD COLUMN "paused_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_programs" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "athlete_notes" ADD CONSTRAINT "athlete_notes_coach_id_accounts_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "athlete_notes" ADD CONSTRAINT "athlete_notes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_answers" ADD CONSTRAINT "program_answers_user_program_id_user_programs_id_fk" FOREIGN KEY ("user_program_id") REFERENCES "public"."user_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_measurements" ADD CONSTRAINT "program_measurements_user_program_id_user_programs_id_fk" FOREIGN KEY ("user_program_id") REFERENCES "public"."user_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_sessions" ADD CONSTRAINT "program_sessions_user_program_id_user_programs_id_fk" FOREIGN KEY ("user_program_id") REFERENCES "public"."user_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_capacities" ADD CONSTRAINT "coach_capacities_coach_id_accounts_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_coaches" ADD CONSTRAINT "program_coaches_coach_id_accounts_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_coaches" ADD CONSTRAINT "program_coaches_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_user_program_id_user_programs_id_fk" FOREIGN KEY ("user_program_id") REFERENCES "public"."user_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_program_assignments" ADD CONSTRAINT "user_program_assignments_user_program_id_user_programs_id_fk" FOREIGN KEY ("user_program_id") REFERENCES "public"."user_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_program_assignments" ADD CONSTRAINT "user_program_assignments_coach_id_accounts_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_program_assignments" ADD CONSTRAINT "user_program_assignments_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "program_measurements_program" ON "program_measurements" USING btree ("user_program_id","at");--> statement-breakpoint
CREATE INDEX "program_coaches_program" ON "program_coaches" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "user_program_assignments_program" ON "user_program_assignments" USING btree ("user_program_id","at");--> statement-breakpoint
CREATE INDEX "programs_known_as" ON "programs" USING gin ("known_as");--> statement-breakpoint
CREATE INDEX "user_programs_unassigned" ON "user_programs" USING btree ("created_at") WHERE coach_id is null and status not in ('completed', 'deactivated');--> statement-breakpoint
CREATE INDEX "user_programs_newest" ON "user_programs" USING btree ("created_at","id");--> statement-breakpoint
-- What a product may call a template by: until now products named it by its English name.
UPDATE "programs" SET "known_as" = array["id", "slug", "name"];--> statement-breakpoint
-- Notes were one text of an athlete; from now on each coach has an own one.
INSERT INTO "athlete_notes" ("coach_id", "account_id", "notes")
SELECT DISTINCT up."coach_id", t."account_id", t."notes"
FROM "athletes" t JOIN "user_programs" up ON up."account_id" = t."account_id"
WHERE t."notes" <> '' AND up."coach_id" IS NOT NULL;--> statement-breakpoint
-- Programs had no plan and no dates of their life yet.
UPDATE "user_programs" up SET
  "data" = CASE WHEN up."status" IN ('pending', 'answering') THEN NULL
    ELSE '{"title":"","description":"","duration":0,"goals":[],"recommendations":[],"schedule":{"daily":[],"weekly":[]},"nutrition":{"dailyCalories":0,"macronutrients":{"protein":0,"carbs":0,"fats":0},"mealPlan":{"breakfast":{"time":"","calories":0,"protein":0,"carbs":0,"fats":0,"foods":[],"recipes":"","alternatives":[]},"morningSnack":{"time":"","calories":0,"protein":0,"carbs":0,"fats":0,"foods":[],"recipes":"","alternatives":[]},"lunch":{"time":"","calories":0,"protein":0,"carbs":0,"fats":0,"foods":[],"recipes":"","alternatives":[]},"afternoonSnack":{"time":"","calories":0,"protein":0,"carbs":0,"fats":0,"foods":[],"recipes":"","alternatives":[]},"dinner":{"time":"","calories":0,"protein":0,"carbs":0,"fats":0,"foods":[],"recipes":"","alternatives":[]},"eveningSnack":{"time":"","calories":0,"protein":0,"carbs":0,"fats":0,"foods":[],"recipes":"","alternatives":[]}},"restrictions":[],"supplements":[],"hydration":{"dailyWater":"","timing":[],"additionalFluids":[]}},"workout":{"frequency":0,"duration":0,"intensity":"","weeklySchedule":{"monday":{"focus":"","duration":0,"exercises":[],"warmup":[],"cooldown":[],"notes":""},"tuesday":{"focus":"","duration":0,"exercises":[],"warmup":[],"cooldown":[],"notes":""},"wednesday":{"focus":"","duration":0,"exercises":[],"warmup":[],"cooldown":[],"notes":""},"thursday":{"focus":"","duration":0,"exercises":[],"warmup":[],"cooldown":[],"notes":""},"friday":{"focus":"","duration":0,"exercises":[],"warmup":[],"cooldown":[],"notes":""},"saturday":{"focus":"","duration":0,"exercises":[],"warmup":[],"cooldown":[],"notes":""},"sunday":{"focus":"","duration":0,"exercises":[],"warmup":[],"cooldown":[],"notes":""}},"progression":{}},"lifestyle":{"sleep":{"quality":0,"improvementTips":[]},"stressManagement":{"strategies":[]},"recovery":{"methods":[]}},"tracking":{"metrics":[],"frequency":"","goals":[],"indicators":[],"measurements":{"weight":{"initial":null,"target":null},"bodyComposition":{"initial":"","target":""},"performance":{"initial":"","target":""},"photos":{"initial":"","target":""}}}}'::jsonb
      || jsonb_build_object('title', pr."name", 'description', pr."description", 'duration', pr."duration_days") END,
  "submitted_at" = CASE WHEN up."status" NOT IN ('pending', 'answering') THEN up."created_at" END,
  "published_at" = CASE WHEN up."start_date" IS NOT NULL THEN up."start_date"::timestamp AT TIME ZONE 'UTC' END,
  "paused_at" = CASE WHEN up."status" = 'paused' THEN up."updated_at" END,
  "ended_at" = CASE WHEN up."status" IN ('completed', 'deactivated') THEN up."updated_at" END
FROM "programs" pr WHERE pr."id" = up."program_id";--> statement-breakpoint
-- Coaches offer what they were approved for, and what they coach already.
INSERT INTO "program_coaches" ("coach_id", "program_id")
SELECT a."id", pr."id" FROM "accounts" a
  JOIN "coach_applications" ca ON ca."email" = a."email" AND ca."status" = 'approved'
  JOIN "programs" pr ON pr."id" = ANY(ca."program_ids")
UNION
SELECT DISTINCT "coach_id", "program_id" FROM "user_programs" WHERE "coach_id" IS NOT NULL;--> statement-breakpoint
-- What was bought before programs opened: one for each line of an order that is confirmed. A coach is assigned, and the
-- customer is told, by the schedule and the queue of the new version.
WITH opened AS (
  INSERT INTO "user_programs" ("id", "account_id", "program_id", "order_id", "order_line", "status", "total_weeks")
  SELECT gen_random_uuid()::text, o."account_id", pr."id", o."id", l."position", 'answering',
    ceil(pr."duration_days" / 7.0)::int
  FROM "orders" o JOIN "order_lines" l ON l."order_id" = o."id"
    JOIN "products" p ON p."id" = l."product_id" AND p."program_template" IS NOT NULL
    JOIN "programs" pr ON pr."name" = p."program_template"
  WHERE o."status" IN ('confirmed', 'processing', 'shipped', 'delivered')
  RETURNING "id"
)
INSERT INTO "jobs" ("queue", "data")
SELECT 'program-mail', jsonb_build_object('mail', 'opened', 'userProgramId', "id", 'id', "id") FROM opened;--> statement-breakpoint
ALTER TABLE "athletes" DROP COLUMN "notes";--> statement-breakpoint
ALTER TABLE "user_programs" DROP COLUMN "current_week";--> statement-breakpoint
ALTER TABLE "user_programs" ADD CONSTRAINT "user_programs_order_line" UNIQUE("order_id","order_line");--> statement-breakpoint
ALTER TABLE "user_programs" ADD CONSTRAINT "user_programs_paused" CHECK (("user_programs"."status" = 'paused') = ("user_programs"."paused_at" is not null));--> statement-breakpoint
ALTER TABLE "user_programs" ADD CONSTRAINT "user_programs_plan" CHECK ("user_programs"."status" not in ('creating', 'active', 'paused') or "user_programs"."data" is not null);