ALTER TABLE "user_programs" ADD COLUMN "path_writes" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "user_programs" SET "path_writes" = (
  SELECT array_agg(('x' || left(md5(w.key), 7))::bit(28)::bigint << 32 | w.value::bigint)
  FROM jsonb_each_text("path_versions") w
) WHERE "path_versions" <> '{}';--> statement-breakpoint
ALTER TABLE "user_programs" DROP COLUMN "path_versions";
