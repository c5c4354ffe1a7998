CREATE TABLE "coach_covers" (
	"id" text PRIMARY KEY NOT NULL,
	"coach_id" text NOT NULL,
	"colleague_id" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"until_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"actor_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coach_covers_people" CHECK ("coach_covers"."coach_id" <> "coach_covers"."colleague_id"),
	CONSTRAINT "coach_covers_days" CHECK ("coach_covers"."to_day" >= "coach_covers"."from_day" and "coach_covers"."until_at" > "coach_covers"."from_at")
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "by_id" text;--> statement-breakpoint
ALTER TABLE "coach_covers" ADD CONSTRAINT "coach_covers_coach_id_accounts_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_covers" ADD CONSTRAINT "coach_covers_colleague_id_accounts_id_fk" FOREIGN KEY ("colleague_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_covers" ADD CONSTRAINT "coach_covers_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coach_covers_coach" ON "coach_covers" USING btree ("coach_id","until_at");--> statement-breakpoint
CREATE INDEX "coach_covers_colleague" ON "coach_covers" USING btree ("colleague_id","until_at");