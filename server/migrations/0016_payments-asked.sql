ALTER TABLE "payments" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payment_events_unfit" ON "payment_events" USING btree ("received_at") WHERE outcome in ('mismatch', 'unknown');--> statement-breakpoint
CREATE INDEX "payments_refunding" ON "payments" USING btree ("updated_at") WHERE status = 'refunding';--> statement-breakpoint
CREATE INDEX "payments_age" ON "payments" USING btree ("created_at");