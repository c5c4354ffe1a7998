CREATE TABLE "chat_attachments" (
	"chat_id" text NOT NULL,
	"seq" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"original_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "chat_attachments_chat_id_seq_position_pk" PRIMARY KEY("chat_id","seq","position"),
	CONSTRAINT "chat_attachments_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"chat_id" text NOT NULL,
	"seq" integer NOT NULL,
	"sender_type" text NOT NULL,
	"client_msg_id" text,
	"content" text NOT NULL,
	"message_type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_messages_chat_id_seq_pk" PRIMARY KEY("chat_id","seq"),
	CONSTRAINT "chat_messages_once" UNIQUE("chat_id","sender_type","client_msg_id"),
	CONSTRAINT "chat_messages_seq" CHECK ("chat_messages"."seq" > 0),
	CONSTRAINT "chat_messages_sender" CHECK ("chat_messages"."sender_type" in ('coach', 'user')),
	CONSTRAINT "chat_messages_type" CHECK ("chat_messages"."message_type" in ('text', 'file', 'image'))
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"coach_id" text,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp with time zone,
	"user_read_seq" integer DEFAULT 0 NOT NULL,
	"user_unread" integer DEFAULT 0 NOT NULL,
	"coach_read_seq" integer DEFAULT 0 NOT NULL,
	"coach_unread" integer DEFAULT 0 NOT NULL,
	"user_mail_at" timestamp with time zone,
	"coach_mail_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "chats_pair" UNIQUE("account_id","coach_id"),
	CONSTRAINT "chats_read" CHECK (greatest("chats"."user_read_seq", "chats"."coach_read_seq") <= "chats"."last_seq"),
	CONSTRAINT "chats_unread" CHECK (least("chats"."user_unread", "chats"."coach_unread") >= 0)
);
--> statement-breakpoint
ALTER TABLE "chat_attachments" ADD CONSTRAINT "chat_attachments_message" FOREIGN KEY ("chat_id","seq") REFERENCES "public"."chat_messages"("chat_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_coach_id_accounts_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chats_coach" ON "chats" USING btree ("coach_id");--> statement-breakpoint
CREATE INDEX "chats_user_mail" ON "chats" USING btree ("user_mail_at") WHERE user_mail_at is not null;--> statement-breakpoint
CREATE INDEX "chats_coach_mail" ON "chats" USING btree ("coach_mail_at") WHERE coach_mail_at is not null;--> statement-breakpoint
-- A chat belongs to a standing assignment: it opens with the first program that a coach coaches of a customer and closes
-- with the last, in the transaction that assigns, hands over or removes it, whoever does that.
CREATE FUNCTION "chat_of_assignment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.coach_id IS NOT DISTINCT FROM OLD.coach_id THEN RETURN NULL; END IF;
  IF TG_OP <> 'INSERT' AND OLD.coach_id IS NOT NULL THEN
    -- The lock first: of two programs that are handed over at once the second must see the first.
    PERFORM 1 FROM chats WHERE account_id = OLD.account_id AND coach_id = OLD.coach_id FOR NO KEY UPDATE;
    UPDATE chats SET closed_at = now(), coach_mail_at = NULL
    WHERE account_id = OLD.account_id AND coach_id = OLD.coach_id AND closed_at IS NULL
      AND NOT EXISTS (SELECT FROM user_programs u WHERE u.account_id = OLD.account_id AND u.coach_id = OLD.coach_id);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.coach_id IS NOT NULL THEN
    INSERT INTO chats (id, account_id, coach_id)
    VALUES (replace(gen_random_uuid()::text, '-', ''), NEW.account_id, NEW.coach_id)
    ON CONFLICT (account_id, coach_id) DO UPDATE SET closed_at = NULL WHERE chats.closed_at IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "user_programs_chat" AFTER INSERT OR DELETE OR UPDATE OF "coach_id" ON "user_programs" FOR EACH ROW
EXECUTE FUNCTION "chat_of_assignment"();--> statement-breakpoint
-- Assignments that stand already.
INSERT INTO "chats" ("id", "account_id", "coach_id", "created_at")
SELECT replace(gen_random_uuid()::text, '-', ''), "account_id", "coach_id", min("created_at")
FROM "user_programs" WHERE "coach_id" IS NOT NULL GROUP BY "account_id", "coach_id";
