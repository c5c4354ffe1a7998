-- Undoes forward.sql in an empty database, so that rows of a backup with 0000 to 0035 fit.
DROP TRIGGER "chat_attachments_added" ON "chat_attachments";
DROP TRIGGER "chat_attachments_deleted" ON "chat_attachments";
DROP FUNCTION "count_chat_storage"();
ALTER TABLE "chat_attachments" DROP COLUMN "sender_id";
DROP TABLE "chat_storage";
DROP TABLE "nightly_backups";
