ALTER TABLE "user_programs" ADD COLUMN "own_pause_until" date;--> statement-breakpoint
ALTER TABLE "user_programs" ADD COLUMN "own_pause_days" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- small: user_programs, one row a program, and none of them has a pause of its own yet.
CREATE INDEX "user_programs_own_pauses" ON "user_programs" USING btree ("own_pause_until") WHERE own_pause_until is not null and status = 'paused';
