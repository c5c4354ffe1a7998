CREATE TABLE "nightly_backups" (
	"night" date PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"failed_at" timestamp with time zone,
	"last_error" text,
	"finished_at" timestamp with time zone,
	CONSTRAINT "nightly_backups_state" CHECK ("nightly_backups"."state" in ('waiting', 'running', 'whole', 'failed')),
	CONSTRAINT "nightly_backups_finished" CHECK (("nightly_backups"."finished_at" is not null) = ("nightly_backups"."state" = 'whole'))
);
