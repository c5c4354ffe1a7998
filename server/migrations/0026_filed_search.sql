ALTER INDEX "chat_messages_search" SET (gin_pending_list_limit = 32768);--> statement-breakpoint
-- Only an index's owner may file its new entries, and the account of the running shop owns none.
CREATE FUNCTION "file_chat_search"() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT gin_clean_pending_list('chat_messages_search')
$$;
