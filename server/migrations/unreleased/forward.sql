-- Migrations 0036 and 0037 of the version before the first release, for databases that have 0000 to 0035 only.
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

CREATE TABLE "chat_storage" (
	"account_id" text PRIMARY KEY NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "chat_storage_bytes" CHECK ("chat_storage"."bytes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "chat_attachments" ADD COLUMN "sender_id" text;--> statement-breakpoint
ALTER TABLE "chat_storage" ADD CONSTRAINT "chat_storage_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_attachments" ADD CONSTRAINT "chat_attachments_sender_id_accounts_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_attachments_sender" ON "chat_attachments" USING btree ("sender_id");--> statement-breakpoint
-- The bytes that an account has in chats are counted in the transaction that writes or deletes its attachments. Rows are
-- locked in the order of the accounts, so that two transactions never wait for each other.
CREATE FUNCTION "count_chat_storage"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO chat_storage (account_id, bytes)
    SELECT sender_id, sum(size) FROM changed WHERE sender_id IS NOT NULL GROUP BY sender_id ORDER BY sender_id
    ON CONFLICT (account_id) DO UPDATE SET bytes = chat_storage.bytes + excluded.bytes;
  ELSE
    PERFORM 1 FROM chat_storage WHERE account_id IN (SELECT sender_id FROM changed) ORDER BY account_id FOR NO KEY UPDATE;
    UPDATE chat_storage s SET bytes = s.bytes - c.bytes
    FROM (SELECT sender_id, sum(size) AS bytes FROM changed GROUP BY sender_id) c WHERE s.account_id = c.sender_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "chat_attachments_added" AFTER INSERT ON "chat_attachments"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_chat_storage"();--> statement-breakpoint
CREATE TRIGGER "chat_attachments_deleted" AFTER DELETE ON "chat_attachments"
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_chat_storage"();--> statement-breakpoint
-- Attachments that are there already.
UPDATE "chat_attachments" f SET "sender_id" = CASE m.sender_type WHEN 'coach' THEN c.coach_id ELSE c.account_id END
FROM "chat_messages" m JOIN "chats" c ON c.id = m.chat_id WHERE m.chat_id = f.chat_id AND m.seq = f.seq;--> statement-breakpoint
INSERT INTO "chat_storage" ("account_id", "bytes")
SELECT "sender_id", sum("size") FROM "chat_attachments" WHERE "sender_id" IS NOT NULL GROUP BY "sender_id";
