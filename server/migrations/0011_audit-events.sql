CREATE TABLE "audit_events" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"actor_id" text,
	"actor_role" text NOT NULL,
	"staff_role" text,
	"subject_id" text,
	"object_type" text,
	"object_id" text,
	"request_id" text,
	"network_hash" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "audit_events_actor_role" CHECK ("audit_events"."actor_role" in ('visitor', 'customer', 'coach', 'admin', 'system')),
	CONSTRAINT "audit_events_object_whole" CHECK (("audit_events"."object_type" is null) = ("audit_events"."object_id" is null))
);
--> statement-breakpoint
CREATE INDEX "audit_events_newest" ON "audit_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_events_actor" ON "audit_events" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_subject" ON "audit_events" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_object" ON "audit_events" USING btree ("object_type","object_id","at");--> statement-breakpoint
create function refuse_audit_change() returns trigger language plpgsql as $$ begin
  raise exception 'audit_events is append-only' using errcode = 'insufficient_privilege';
end $$;--> statement-breakpoint
create trigger audit_events_append_only before update or delete or truncate on audit_events
  for each statement execute function refuse_audit_change();
