CREATE TABLE "coach_queue_marks" (
	"coach_id" text NOT NULL,
	"item_id" text NOT NULL,
	"account_id" text NOT NULL,
	"done_fact" text,
	"snoozed_until" timestamp with time zone,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coach_queue_marks_coach_id_item_id_pk" PRIMARY KEY("coach_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "plan_versions" ADD COLUMN "undoes" integer;--> statement-breakpoint
ALTER TABLE "user_programs" ADD COLUMN "blocks" jsonb;--> statement-breakpoint
ALTER TABLE "user_programs" ADD COLUMN "current_block" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_programs" ADD COLUMN "block_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_programs" ADD COLUMN "block_first_week" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_programs" ADD COLUMN "block_end_week" integer;--> statement-breakpoint
ALTER TABLE "coach_queue_marks" ADD CONSTRAINT "coach_queue_marks_coach_id_accounts_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_queue_marks" ADD CONSTRAINT "coach_queue_marks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coach_queue_marks_account" ON "coach_queue_marks" USING btree ("account_id");--> statement-breakpoint
-- small: user_programs, one row a program, and none of them has blocks yet.
CREATE INDEX "user_programs_turns" ON "user_programs" USING btree ((start_date + paused_days + block_end_week * 7)) WHERE block_end_week is not null and status in ('active', 'paused');--> statement-breakpoint
-- Days before the turn of a block keep the block that was, even where the turn comes late.
CREATE OR REPLACE FUNCTION "plan_days_fixed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last_day date := account_today(OLD.account_id) - 1;
BEGIN
  IF NEW.current_block > OLD.current_block AND OLD.block_end_week IS NOT NULL THEN
    last_day := least(last_day, OLD.start_date + OLD.paused_days + OLD.block_end_week * 7 - 1);
  END IF;
  IF OLD.start_date IS NULL OR OLD.fixed_until >= last_day OR OLD.status NOT IN ('active', 'paused') THEN RETURN NEW; END IF;
  INSERT INTO program_days (user_program_id, date, planned, version)
  SELECT OLD.id, d::date, (extract(isodow FROM d) = ANY (OLD.training_days))::int, OLD.version
  FROM generate_series(greatest(OLD.start_date, OLD.fixed_until + 1), last_day, interval '1 day') AS d
  ON CONFLICT (user_program_id, date) DO UPDATE SET planned = excluded.planned, version = excluded.version
    WHERE program_days.planned IS NULL;
  NEW.fixed_until := last_day;
  RETURN NEW;
END $$;
