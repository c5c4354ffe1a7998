CREATE TABLE "past_sets" (
	"account_id" text NOT NULL,
	"source" text NOT NULL,
	"session" text NOT NULL,
	"source_name" text NOT NULL,
	"set_index" smallint NOT NULL,
	"date" date NOT NULL,
	"exercise_name" text NOT NULL,
	"entry" jsonb NOT NULL,
	CONSTRAINT "past_sets_account_id_source_session_source_name_set_index_pk" PRIMARY KEY("account_id","source","session","source_name","set_index"),
	CONSTRAINT "past_sets_source" CHECK ("past_sets"."source" in ('strong', 'hevy', 'fitnotes'))
);
--> statement-breakpoint
ALTER TABLE "past_sets" ADD CONSTRAINT "past_sets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "past_sets_name" ON "past_sets" USING btree ("account_id","exercise_name","date");