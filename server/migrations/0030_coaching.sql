CREATE TABLE "coach_replies" (
	"id" text PRIMARY KEY NOT NULL,
	"coach_id" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "program_sessions" ADD COLUMN "by_coach" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_programs" ADD COLUMN "targets" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "log_entries" ADD COLUMN "by_coach" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coach_replies" ADD CONSTRAINT "coach_replies_coach_id_accounts_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coach_replies_coach" ON "coach_replies" USING btree ("coach_id","created_at");