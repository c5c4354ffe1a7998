CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"queue" text NOT NULL,
	"data" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "jobs_state" CHECK ("jobs"."state" in ('waiting', 'active', 'completed', 'failed')),
	CONSTRAINT "jobs_finished_state" CHECK (("jobs"."finished_at" is not null) = ("jobs"."state" in ('completed', 'failed')))
);
--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("queue","run_at") WHERE "jobs"."state" in ('waiting', 'active');--> statement-breakpoint
CREATE INDEX "jobs_finished" ON "jobs" USING btree ("finished_at") WHERE "jobs"."state" in ('completed', 'failed');--> statement-breakpoint
-- Unfinished and parked jobs move over from pg-boss 10, whose schema then goes. What a process was busy with waits again:
-- a handler may run twice. pg-boss counts a try when the job is taken once more, so the last one is added.
do $$ begin
  if to_regclass('pgboss.job') is not null then
    insert into jobs (queue, data, state, attempts, run_at, last_error, created_at, finished_at)
    select name, coalesce(data, '{}'), case when state = 'failed' then 'failed' else 'waiting' end,
      retry_count + case when state in ('retry', 'failed') and started_on is not null then 1 else 0 end,
      case when state = 'active' then now() else start_after end, output ->> 'message', created_on,
      case when state = 'failed' then coalesce(completed_on, now()) end
    from pgboss.job where state in ('created', 'retry', 'active', 'failed') and name not like '\_\_pgboss\_\_%'
    order by created_on, id;
  end if;
  drop schema if exists pgboss cascade;
end $$;
