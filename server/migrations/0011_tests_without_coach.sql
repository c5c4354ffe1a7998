ALTER TABLE "blood_tests" DROP CONSTRAINT "blood_tests_status";--> statement-breakpoint
ALTER TABLE "blood_tests" ADD COLUMN "assigned_to" text;--> statement-breakpoint
ALTER TABLE "blood_tests" ADD CONSTRAINT "blood_tests_assigned_to_accounts_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blood_tests_assigned" ON "blood_tests" USING btree ("assigned_to") WHERE assigned_to is not null;--> statement-breakpoint
ALTER TABLE "blood_tests" ADD CONSTRAINT "blood_tests_status" CHECK ("blood_tests"."status" in ('recorded', 'reviewing', 'completed'));