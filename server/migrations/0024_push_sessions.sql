ALTER TABLE "push_subscriptions" ADD COLUMN "session_id" text;--> statement-breakpoint
-- small: push_subscriptions, five an account at most
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- small: push_subscriptions, five an account at most
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_id");