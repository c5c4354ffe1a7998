CREATE TABLE "program_days" (
	"user_program_id" text NOT NULL,
	"date" date NOT NULL,
	"planned" smallint,
	"version" integer,
	"moved" smallint DEFAULT 0 NOT NULL,
	"is_excused" boolean DEFAULT false NOT NULL,
	"done" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "program_days_user_program_id_date_pk" PRIMARY KEY("user_program_id","date")
);
--> statement-breakpoint
CREATE TABLE "program_pauses" (
	"user_program_id" text NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date,
	CONSTRAINT "program_pauses_user_program_id_from_day_pk" PRIMARY KEY("user_program_id","from_day"),
	CONSTRAINT "program_pauses_days" CHECK ("program_pauses"."until_day" >= "program_pauses"."from_day")
);
--> statement-breakpoint
CREATE TABLE "log_entries" (
	"account_id" text NOT NULL,
	"client_id" text NOT NULL,
	"user_program_id" text NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "log_entries_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"date" date NOT NULL,
	"rev" integer NOT NULL,
	"is_removed" boolean DEFAULT false NOT NULL,
	"counts" boolean DEFAULT true NOT NULL,
	"source" text DEFAULT 'log' NOT NULL,
	"session" text,
	"exercise_key" text,
	"exercise_name" text,
	"set_index" smallint,
	"side" text,
	"entry" jsonb NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "log_entries_account_id_client_id_pk" PRIMARY KEY("account_id","client_id"),
	CONSTRAINT "log_entries_kind" CHECK ("log_entries"."kind" in ('session', 'set', 'move', 'excuse', 'meal', 'water', 'measurement')),
	CONSTRAINT "log_entries_removed" CHECK (not ("log_entries"."is_removed" and "log_entries"."counts")),
	CONSTRAINT "log_entries_rev" CHECK ("log_entries"."rev" >= 1),
	CONSTRAINT "log_entries_source" CHECK ("log_entries"."source" in ('log', 'session_call')),
	CONSTRAINT "log_entries_whole" CHECK ("log_entries"."is_removed" or "log_entries"."kind" <> 'set' or num_nulls("log_entries"."session", "log_entries"."exercise_key", "log_entries"."exercise_name", "log_entries"."set_index", "log_entries"."side") = 0)
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "user_programs" ADD COLUMN "planned_sessions" integer;--> statement-breakpoint
ALTER TABLE "user_programs" ADD COLUMN "fixed_until" date;--> statement-breakpoint
ALTER TABLE "user_programs" ADD COLUMN "paused_on" date;--> statement-breakpoint
ALTER TABLE "user_programs" ADD COLUMN "ended_on" date;--> statement-breakpoint
ALTER TABLE "program_days" ADD CONSTRAINT "program_days_user_program_id_user_programs_id_fk" FOREIGN KEY ("user_program_id") REFERENCES "public"."user_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_pauses" ADD CONSTRAINT "program_pauses_user_program_id_user_programs_id_fk" FOREIGN KEY ("user_program_id") REFERENCES "public"."user_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_entries" ADD CONSTRAINT "log_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_entries" ADD CONSTRAINT "log_entries_user_program_id_user_programs_id_fk" FOREIGN KEY ("user_program_id") REFERENCES "public"."user_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "log_entries_program" ON "log_entries" USING btree ("user_program_id","date");--> statement-breakpoint
CREATE UNIQUE INDEX "log_entries_set" ON "log_entries" USING btree ("user_program_id","session","exercise_key","set_index","side") WHERE kind = 'set' and counts;--> statement-breakpoint
CREATE INDEX "log_entries_exercise" ON "log_entries" USING btree ("account_id","exercise_key","date") WHERE kind = 'set' and counts;--> statement-breakpoint
CREATE INDEX "log_entries_name" ON "log_entries" USING btree ("account_id","exercise_name","date") WHERE kind = 'set' and counts;;--> statement-breakpoint
-- Days of a person are days of the own zone, else of the shop's (X-117).
CREATE FUNCTION "account_zone"(account text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT time_zone FROM accounts WHERE id = account), shop_zone())
$$;--> statement-breakpoint
CREATE FUNCTION "account_today"(account text) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT (now() AT TIME ZONE account_zone(account))::date
$$;--> statement-breakpoint
-- Days were days of UTC until now.
UPDATE user_programs SET paused_on = (paused_at AT TIME ZONE 'UTC')::date, ended_on = (ended_at AT TIME ZONE 'UTC')::date
WHERE paused_at IS NOT NULL OR ended_at IS NOT NULL;--> statement-breakpoint
INSERT INTO program_pauses (user_program_id, from_day, until_day)
SELECT object_id, from_day, CASE WHEN bool_and(until_day IS NOT NULL) THEN max(until_day) END
FROM (
  SELECT e.object_id, e.details ->> 'to' AS became, (e.at AT TIME ZONE 'UTC')::date AS from_day,
    (lead(e.at) OVER (PARTITION BY e.object_id ORDER BY e.at, e.id) AT TIME ZONE 'UTC')::date AS until_day
  FROM audit_events e JOIN user_programs up ON up.id = e.object_id
  WHERE e.action = 'program_moved' AND e.object_type = 'user_program'
) moves WHERE became = 'paused' GROUP BY object_id, from_day;--> statement-breakpoint
INSERT INTO program_pauses (user_program_id, from_day) SELECT id, paused_on FROM user_programs WHERE status = 'paused'
ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE program_pauses p SET until_day = greatest(p.from_day, coalesce(up.ended_on, p.from_day))
FROM user_programs up WHERE up.id = p.user_program_id AND up.status <> 'paused' AND p.until_day IS NULL;--> statement-breakpoint
-- Sessions that were marked become entries of the log; from now on `program_sessions` is made from it.
INSERT INTO log_entries (account_id, client_id, user_program_id, kind, date, rev, source, session, entry, stored_at)
SELECT up.account_id, 'day-' || s.user_program_id || '-' || s.date, s.user_program_id, 'session', s.date, 1, 'session_call',
  'plan-' || s.date, jsonb_build_object('session', 'plan-' || s.date, 'state', 'done'), s.done_at
FROM program_sessions s JOIN user_programs up ON up.id = s.user_program_id ORDER BY s.done_at, s.user_program_id, s.date;--> statement-breakpoint
INSERT INTO log_entries (account_id, client_id, user_program_id, kind, date, rev, source, session, exercise_key, exercise_name,
  set_index, side, entry, stored_at)
SELECT account_id, 'set-' || user_program_id || '-' || date || '-' || n, user_program_id, 'set', date, 1, 'session_call',
  'plan-' || date, 'n:' || name, name, place, '',
  set || jsonb_build_object('session', 'plan-' || date, 'index', place), done_at
FROM (
  SELECT named.*, row_number() OVER (PARTITION BY user_program_id, date, name ORDER BY n) - 1 AS place FROM (
    SELECT up.account_id, s.user_program_id, s.date, s.done_at, one.set, one.n,
      lower(btrim(normalize(one.set ->> 'exercise', NFKC))) AS name
    FROM program_sessions s JOIN user_programs up ON up.id = s.user_program_id
      CROSS JOIN LATERAL jsonb_array_elements(s.sets) WITH ORDINALITY AS one (set, n)
  ) named
) placed ORDER BY done_at, user_program_id, date, n;--> statement-breakpoint
INSERT INTO program_days (user_program_id, date, done) SELECT user_program_id, date, 1 FROM program_sessions;--> statement-breakpoint
-- Every exercise row of a plan gets an id that it keeps (X-116).
UPDATE user_programs up SET data = jsonb_set(up.data, '{workout,weeklySchedule}', (
  SELECT jsonb_object_agg(day.key, CASE WHEN jsonb_typeof(day.value -> 'exercises') = 'array' THEN
    jsonb_set(day.value, '{exercises}', (
      SELECT coalesce(jsonb_agg(CASE WHEN jsonb_typeof(row.value) = 'object'
        THEN row.value || jsonb_build_object('id', replace(gen_random_uuid()::text, '-', '')) ELSE row.value END
        ORDER BY row.n), '[]')
      FROM jsonb_array_elements(day.value -> 'exercises') WITH ORDINALITY AS row (value, n)
    )) ELSE day.value END)
  FROM jsonb_each(up.data #> '{workout,weeklySchedule}') AS day (key, value)
))
WHERE jsonb_typeof(up.data #> '{workout,weeklySchedule}') = 'object'
  AND jsonb_path_exists(up.data, '$.workout.weeklySchedule.*.exercises[*]');--> statement-breakpoint
-- Whoever changes the week of a running plan, the days that are over keep what was planned then (X-114).
CREATE FUNCTION "plan_days_fixed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  yesterday date := account_today(OLD.account_id) - 1;
BEGIN
  IF OLD.start_date IS NULL OR OLD.fixed_until >= yesterday OR OLD.status NOT IN ('active', 'paused') THEN RETURN NEW; END IF;
  INSERT INTO program_days (user_program_id, date, planned, version)
  SELECT OLD.id, d::date, (extract(isodow FROM d) = ANY (OLD.training_days))::int, OLD.version
  FROM generate_series(greatest(OLD.start_date, OLD.fixed_until + 1), yesterday, interval '1 day') AS d
  ON CONFLICT (user_program_id, date) DO UPDATE SET planned = excluded.planned, version = excluded.version
    WHERE program_days.planned IS NULL;
  NEW.fixed_until := yesterday;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "user_programs_days_fixed" BEFORE UPDATE OF "data" ON "user_programs" FOR EACH ROW
WHEN (OLD.data #> '{workout,weeklySchedule}' IS DISTINCT FROM NEW.data #> '{workout,weeklySchedule}')
EXECUTE FUNCTION "plan_days_fixed"();
