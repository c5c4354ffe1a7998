-- Index support for searches by parts of words.
create extension if not exists pg_trgm;--> statement-breakpoint
CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "used_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip_code" text NOT NULL,
	"country" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"roles" text[] DEFAULT '{customer}' NOT NULL,
	"staff_role" text,
	"locale" text DEFAULT 'en' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"email_verified_at" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"disabled_reason" text,
	"closed_at" timestamp with time zone,
	"erase_at" timestamp with time zone,
	"erase_retry_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (' ' || translate(regexp_replace(normalize(lower(first_name || ' ' || last_name || ' ' || email), NFKD), '[\u0300-\u036f\u064b-\u065f\u0670\u0640]', '', 'g'), U&'\064A\0649\0643\0629\200C', U&'\06CC\06CC\06A9\0647 ')) STORED NOT NULL,
	CONSTRAINT "accounts_email_unique" UNIQUE("email"),
	CONSTRAINT "accounts_roles" CHECK ("accounts"."roles" <@ '{customer,coach,admin}'),
	CONSTRAINT "accounts_closed" CHECK (("accounts"."closed_at" is null) = ("accounts"."erase_at" is null)),
	CONSTRAINT "accounts_closed_disabled" CHECK ("accounts"."closed_at" is null or "accounts"."disabled_at" is not null),
	CONSTRAINT "accounts_staff_role" CHECK ("accounts"."staff_role" is null or ("accounts"."staff_role" in ('owner', 'shop', 'coaches', 'support') and 'admin' = any("accounts"."roles")))
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"registration_id" text,
	CONSTRAINT "auth_links_kind" CHECK ("auth_links"."kind" in ('reset', 'verify', 'coach', 'keep')),
	CONSTRAINT "auth_links_registration" CHECK (("auth_links"."kind" = 'coach') = ("auth_links"."registration_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "known_addresses" (
	"account_id" text NOT NULL,
	"address_hash" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_addresses_account_id_address_hash_pk" PRIMARY KEY("account_id","address_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" text DEFAULT gen_random_uuid()::text NOT NULL,
	"account_id" text NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"idle_seconds" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "coach_registrations" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "consents_account_id_kind_version_pk" PRIMARY KEY("account_id","kind","version")
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"token_hash" text,
	"undoable" boolean NOT NULL,
	"undo_token_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"undo_until" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "email_changes_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "email_changes_undo_token_hash_unique" UNIQUE("undo_token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"staff_role" text NOT NULL,
	"locale" text NOT NULL,
	"invited_by" text,
	"token_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "staff_invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "staff_invitations_role" CHECK ("staff_invitations"."staff_role" in ('owner', 'shop', 'coaches', 'support'))
);
--> statement-breakpoint
CREATE TABLE "sign_in_challenges" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "totp" (
	"account_id" text PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"enabled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "totp_recovery_codes" (
	"account_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "totp_recovery_codes_account_id_code_hash_pk" PRIMARY KEY("account_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "blood_test_reports" (
	"blood_test_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"original_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blood_test_reports_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "blood_test_values" (
	"id" text PRIMARY KEY NOT NULL,
	"blood_test_id" text NOT NULL,
	"place" integer NOT NULL,
	"label" text NOT NULL,
	"label_key" text NOT NULL,
	"value" jsonb NOT NULL,
	"number" double precision,
	"bound" text,
	"unit" text,
	"low" double precision,
	"high" double precision,
	"position" text,
	"marker" text,
	"source" text NOT NULL,
	"replaced" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "blood_test_values_label" UNIQUE("blood_test_id","label_key"),
	CONSTRAINT "blood_test_values_bound" CHECK ("blood_test_values"."bound" in ('<', '>')),
	CONSTRAINT "blood_test_values_range" CHECK ("blood_test_values"."low" <= "blood_test_values"."high"),
	CONSTRAINT "blood_test_values_position" CHECK ("blood_test_values"."position" in ('below', 'within', 'above')),
	CONSTRAINT "blood_test_values_source" CHECK ("blood_test_values"."source" in ('athlete', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "blood_tests" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"status" text DEFAULT 'reviewing' NOT NULL,
	"code" text,
	"note" text,
	"tested_on" date,
	"analysis" text,
	"coach_comment" text,
	"coach_id" text,
	"reviewed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blood_tests_status" CHECK ("blood_tests"."status" in ('reviewing', 'completed')),
	CONSTRAINT "blood_tests_reviewed" CHECK (("blood_tests"."status" = 'completed') = ("blood_tests"."reviewed_at" is not null) and ("blood_tests"."status" = 'completed') = ("blood_tests"."coach_comment" is not null))
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"cart_id" text NOT NULL,
	"product_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_lines_cart_id_product_id_pk" PRIMARY KEY("cart_id","product_id"),
	CONSTRAINT "cart_lines_quantity_positive" CHECK ("cart_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_account_id_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "catalog_changes" (
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"what" text NOT NULL,
	"product_id" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tint" text DEFAULT 'stone' NOT NULL,
	"image" text,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"category_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"image_texts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"price_cents" integer NOT NULL,
	"sale_price_cents" integer,
	"stock" integer DEFAULT 0 NOT NULL,
	"track_stock" boolean DEFAULT true NOT NULL,
	"weight_grams" integer DEFAULT 0 NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"program_template" text,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"variant_of" text,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_sku_unique" UNIQUE("sku"),
	CONSTRAINT "products_stock_not_negative" CHECK ("products"."stock" >= 0),
	CONSTRAINT "products_price_positive" CHECK ("products"."price_cents" > 0),
	CONSTRAINT "products_sale_price_not_negative" CHECK ("products"."sale_price_cents" >= 0),
	CONSTRAINT "products_facts_object" CHECK (jsonb_typeof("products"."facts") = 'object'),
	CONSTRAINT "products_variant_of_another" CHECK ("products"."variant_of" <> "products"."id")
);
--> statement-breakpoint
CREATE TABLE "stock_alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"called_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_alerts_once" UNIQUE("product_id","email","locale")
);
--> statement-breakpoint
CREATE TABLE "product_import_errors" (
	"import_id" text NOT NULL,
	"line" integer NOT NULL,
	"column" text,
	"code" text NOT NULL,
	"value" text
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"stored" text NOT NULL,
	"actor_id" text NOT NULL,
	"dry_run" boolean NOT NULL,
	"set_stock" boolean NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"lines" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" text NOT NULL,
	"delta" integer NOT NULL,
	"stock_after" integer NOT NULL,
	"cause" text NOT NULL,
	"order_id" text,
	"actor_id" text,
	"reason" text,
	"note" text,
	"request_key" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_cause" CHECK ("stock_movements"."cause" in ('opening', 'created', 'order_placed', 'order_cancelled', 'order_returned', 'hold_released', 'counted', 'adjusted', 'import', 'other'))
);
--> statement-breakpoint
CREATE TABLE "chat_attachments" (
	"chat_id" text NOT NULL,
	"seq" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"original_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"sender_id" text,
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
CREATE TABLE "chat_storage" (
	"account_id" text PRIMARY KEY NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "chat_storage_bytes" CHECK ("chat_storage"."bytes" >= 0)
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
CREATE TABLE "coach_application_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"original_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coach_application_documents_name_unique" UNIQUE("name"),
	CONSTRAINT "coach_application_documents_place" UNIQUE("application_id","position")
);
--> statement-breakpoint
CREATE TABLE "coach_application_moves" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"status" text NOT NULL,
	"actor_id" text,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coach_application_moves_status" CHECK ("coach_application_moves"."status" in ('pending', 'approved', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "coach_applications" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"experience" text NOT NULL,
	"program_ids" text[] NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"locale" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "coach_applications_status" CHECK ("coach_applications"."status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "coach_applications_decided" CHECK (("coach_applications"."status" = 'pending') = ("coach_applications"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "coach_settings" (
	"account_id" text PRIMARY KEY NOT NULL,
	"localized_dates" boolean DEFAULT false NOT NULL,
	"notify_messages" boolean DEFAULT true NOT NULL,
	"notify_blood_tests" boolean DEFAULT true NOT NULL,
	"notify_programs" boolean DEFAULT true NOT NULL,
	"working_hours" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discount_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"minimum_cents" integer,
	"from_day" date,
	"until_day" date,
	"total_limit" integer,
	"customer_limit" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discount_codes_code_unique" UNIQUE("code"),
	CONSTRAINT "discount_codes_kind" CHECK ("discount_codes"."kind" in ('percent', 'amount') and "discount_codes"."value" > 0),
	CONSTRAINT "discount_codes_used" CHECK ("discount_codes"."used" between 0 and coalesce("discount_codes"."total_limit", "discount_codes"."used"))
);
--> statement-breakpoint
CREATE TABLE "discount_redemptions" (
	"order_id" text PRIMARY KEY NOT NULL,
	"code_id" text NOT NULL,
	"account_id" text NOT NULL,
	"nth" integer,
	"cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"freed_at" timestamp with time zone,
	CONSTRAINT "discount_redemptions_nth" UNIQUE("code_id","account_id","nth"),
	CONSTRAINT "discount_redemptions_freed" CHECK (("discount_redemptions"."nth" is null) = ("discount_redemptions"."freed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"number" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"locale" text NOT NULL,
	"content" jsonb NOT NULL,
	"hashes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "invoices_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"account_id" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"order_number" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"names" jsonb,
	"sku" text NOT NULL,
	"image" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_add_up" CHECK ("order_lines"."total_cents" = "order_lines"."unit_cents" * "order_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "order_moves" (
	"order_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"status" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text,
	CONSTRAINT "order_moves_order_id_at_status_pk" PRIMARY KEY("order_id","at","status")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"account_id" text NOT NULL,
	"cart_id" text NOT NULL,
	"cart_version" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"payment_status" text DEFAULT 'open' NOT NULL,
	"payment_method" text NOT NULL,
	"shipping_method" text NOT NULL,
	"customer" jsonb NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"subtotal_cents" integer NOT NULL,
	"discount_cents" integer DEFAULT 0 NOT NULL,
	"discount_code" text,
	"tax_cents" integer NOT NULL,
	"shipping_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"held_until" timestamp with time zone,
	"tracking_number" text,
	"notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (translate(regexp_replace(normalize(lower(order_number || ' ' || coalesce(customer ->> 'firstName', '') || ' ' || coalesce(customer ->> 'lastName', '') || ' ' || coalesce(customer ->> 'email', '') || ' ' || coalesce(customer ->> 'phone', '') || ' ' || coalesce(customer #>> '{address,city}', '')), NFKD), '[\u0300-\u036f\u064b-\u065f\u0670\u0640]', '', 'g'), U&'\064A\0649\0643\0629\200C', U&'\06CC\06CC\06A9\0647 ')) STORED NOT NULL,
	CONSTRAINT "orders_order_number_unique" UNIQUE("order_number"),
	CONSTRAINT "orders_cart_version" UNIQUE("cart_id","cart_version"),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled')),
	CONSTRAINT "orders_payment_status" CHECK ("orders"."payment_status" in ('open', 'paid', 'failed', 'refunded')),
	CONSTRAINT "orders_total_adds_up" CHECK ("orders"."total_cents" = "orders"."subtotal_cents" - "orders"."discount_cents" + "orders"."tax_cents" + "orders"."shipping_cents"),
	CONSTRAINT "orders_discount" CHECK ("orders"."discount_cents" between 0 and "orders"."subtotal_cents" and ("orders"."discount_cents" > 0) = ("orders"."discount_code" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"outcome" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"attempt" integer NOT NULL,
	"provider" text NOT NULL,
	"reference" text,
	"url" text,
	"amount_cents" integer NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"asked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payments_attempt" UNIQUE("order_id","attempt"),
	CONSTRAINT "payments_status" CHECK ("payments"."status" in ('open', 'paid', 'failed', 'closed', 'refunding', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "athlete_notes" (
	"coach_id" text NOT NULL,
	"account_id" text NOT NULL,
	"notes" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "athlete_notes_coach_id_account_id_pk" PRIMARY KEY("coach_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "athletes" (
	"account_id" text PRIMARY KEY NOT NULL,
	"birth_date" date,
	"height_cm" real,
	"weight_kg" real,
	"latest_weight_kg" real,
	"latest_weight_date" date,
	"photo" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "athletes_height" CHECK ("athletes"."height_cm" between 50 and 280),
	CONSTRAINT "athletes_weight" CHECK ("athletes"."weight_kg" between 20 and 400),
	CONSTRAINT "athletes_latest_weight" CHECK ("athletes"."latest_weight_kg" between 20 and 400),
	CONSTRAINT "athletes_latest" CHECK (("athletes"."latest_weight_kg" is null) = ("athletes"."latest_weight_date" is null))
);
--> statement-breakpoint
CREATE TABLE "program_answers" (
	"user_program_id" text NOT NULL,
	"question_id" text NOT NULL,
	"answer" jsonb NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "program_answers_user_program_id_question_id_pk" PRIMARY KEY("user_program_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "program_measurements" (
	"id" text PRIMARY KEY NOT NULL,
	"user_program_id" text NOT NULL,
	"kind" text NOT NULL,
	"value" double precision NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "program_measurements_value" CHECK ("program_measurements"."value" > 0)
);
--> statement-breakpoint
CREATE TABLE "program_sessions" (
	"user_program_id" text NOT NULL,
	"date" date NOT NULL,
	"sets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "program_sessions_user_program_id_date_pk" PRIMARY KEY("user_program_id","date")
);
--> statement-breakpoint
CREATE TABLE "coach_capacities" (
	"coach_id" text PRIMARY KEY NOT NULL,
	"capacity" integer NOT NULL,
	CONSTRAINT "coach_capacities_range" CHECK ("coach_capacities"."capacity" between 0 and 1000)
);
--> statement-breakpoint
CREATE TABLE "program_coaches" (
	"coach_id" text NOT NULL,
	"program_id" text NOT NULL,
	CONSTRAINT "program_coaches_coach_id_program_id_pk" PRIMARY KEY("coach_id","program_id")
);
--> statement-breakpoint
CREATE TABLE "programs" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"known_as" text[] DEFAULT '{}' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"category_name" text NOT NULL,
	"category_color" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"plans" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"duration_days" integer NOT NULL,
	"difficulty" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "programs_slug_unique" UNIQUE("slug"),
	CONSTRAINT "programs_color" CHECK ("programs"."category_color" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "programs_duration" CHECK ("programs"."duration_days" between 1 and 730),
	CONSTRAINT "programs_difficulty" CHECK ("programs"."difficulty" in ('beginner', 'intermediate', 'advanced'))
);
--> statement-breakpoint
CREATE TABLE "plan_versions" (
	"user_program_id" text NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" text,
	"changes" jsonb NOT NULL,
	CONSTRAINT "plan_versions_user_program_id_version_pk" PRIMARY KEY("user_program_id","version")
);
--> statement-breakpoint
CREATE TABLE "user_program_assignments" (
	"id" text PRIMARY KEY NOT NULL,
	"user_program_id" text NOT NULL,
	"coach_id" text,
	"actor_id" text,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_programs" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"program_id" text NOT NULL,
	"order_id" text,
	"order_line" integer,
	"coach_id" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"start_date" date,
	"total_weeks" integer NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"data" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"path_writes" bigint[] DEFAULT '{}' NOT NULL,
	"training_days" smallint[] DEFAULT '{}' NOT NULL,
	"questions" jsonb,
	"submitted_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"paused_days" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_programs_order_line" UNIQUE("order_id","order_line"),
	CONSTRAINT "user_programs_status" CHECK ("user_programs"."status" in ('pending', 'answering', 'creating', 'active', 'paused', 'completed', 'deactivated')),
	CONSTRAINT "user_programs_progress" CHECK ("user_programs"."progress" between 0 and 100),
	CONSTRAINT "user_programs_paused" CHECK (("user_programs"."status" = 'paused') = ("user_programs"."paused_at" is not null)),
	CONSTRAINT "user_programs_plan" CHECK ("user_programs"."status" not in ('creating', 'active', 'paused') or "user_programs"."data" is not null)
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"actor_id" text,
	"actor_role" text NOT NULL,
	"staff_role" text,
	"subject_id" text,
	"object_type" text,
	"object_id" text,
	"request_id" text,
	"network_hash" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "audit_events_actor_role" CHECK ("audit_events"."actor_role" in ('visitor', 'customer', 'coach', 'admin', 'system')),
	CONSTRAINT "audit_events_object_whole" CHECK (("audit_events"."object_type" is null) = ("audit_events"."object_id" is null))
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"queue" text NOT NULL,
	"data" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "jobs_state" CHECK ("jobs"."state" in ('waiting', 'active', 'completed', 'failed')),
	CONSTRAINT "jobs_finished_state" CHECK (("jobs"."finished_at" is not null) = ("jobs"."state" in ('completed', 'failed')))
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"name" text PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_links" ADD CONSTRAINT "auth_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_addresses" ADD CONSTRAINT "known_addresses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_registrations" ADD CONSTRAINT "coach_registrations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_challenges" ADD CONSTRAINT "sign_in_challenges_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp" ADD CONSTRAINT "totp_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp_recovery_codes" ADD CONSTRAINT "totp_recovery_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blood_test_reports" ADD CONSTRAINT "blood_test_reports_blood_test_id_blood_tests_id_fk" FOREIGN KEY ("blood_test_id") REFERENCES "public"."blood_tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blood_test_values" ADD CONSTRAINT "blood_test_values_blood_test_id_blood_tests_id_fk" FOREIGN KEY ("blood_test_id") REFERENCES "public"."blood_tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blood_tests" ADD CONSTRAINT "blood_tests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blood_tests" ADD CONSTRAINT "blood_tests_coach_id_accounts_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_variant_of_products_id_fk" FOREIGN KEY ("variant_of") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_errors" ADD CONSTRAINT "product_import_errors_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_attachments" ADD CONSTRAINT "chat_attachments_sender_id_accounts_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_attachments" ADD CONSTRAINT "chat_attachments_message" FOREIGN KEY ("chat_id","seq") REFERENCES "public"."chat_messages"("chat_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_storage" ADD CONSTRAINT "chat_storage_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_coach_id_accounts_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_application_documents" ADD CONSTRAINT "coach_application_documents_application_id_coach_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."coach_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_application_moves" ADD CONSTRAINT "coach_application_moves_application_id_coach_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."coach_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_application_moves" ADD CONSTRAINT "coach_application_moves_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_applications" ADD CONSTRAINT "coach_applications_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_settings" ADD CONSTRAINT "coach_settings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_redemptions" ADD CONSTRAINT "discount_redemptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_redemptions" ADD CONSTRAINT "discount_redemptions_code_id_discount_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."discount_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_redemptions" ADD CONSTRAINT "discount_redemptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_moves" ADD CONSTRAINT "order_moves_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "athlete_notes" ADD CONSTRAINT "athlete_notes_coach_id_accounts_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "athlete_notes" ADD CONSTRAINT "athlete_notes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "athletes" ADD CONSTRAINT "athletes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_answers" ADD CONSTRAINT "program_answers_user_program_id_user_programs_id_fk" FOREIGN KEY ("user_program_id") REFERENCES "public"."user_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_measurements" ADD CONSTRAINT "program_measurements_user_program_id_user_programs_id_fk" FOREIGN KEY ("user_program_id") REFERENCES "public"."user_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_sessions" ADD CONSTRAINT "program_sessions_user_program_id_user_programs_id_fk" FOREIGN KEY ("user_program_id") REFERENCES "public"."user_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_capacities" ADD CONSTRAINT "coach_capacities_coach_id_accounts_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_coaches" ADD CONSTRAINT "program_coaches_coach_id_accounts_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_coaches" ADD CONSTRAINT "program_coaches_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_user_program_id_user_programs_id_fk" FOREIGN KEY ("user_program_id") REFERENCES "public"."user_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_program_assignments" ADD CONSTRAINT "user_program_assignments_user_program_id_user_programs_id_fk" FOREIGN KEY ("user_program_id") REFERENCES "public"."user_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_program_assignments" ADD CONSTRAINT "user_program_assignments_coach_id_accounts_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_program_assignments" ADD CONSTRAINT "user_program_assignments_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_programs" ADD CONSTRAINT "user_programs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_programs" ADD CONSTRAINT "user_programs_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_programs" ADD CONSTRAINT "user_programs_coach_id_accounts_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "used_challenges_expiry" ON "used_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "addresses_account" ON "addresses" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_default" ON "addresses" USING btree ("account_id") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE INDEX "accounts_newest" ON "accounts" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "accounts_coaches" ON "accounts" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE 'coach' = any("accounts"."roles");--> statement-breakpoint
CREATE INDEX "accounts_staff" ON "accounts" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE 'admin' = any("accounts"."roles");--> statement-breakpoint
CREATE INDEX "accounts_locked" ON "accounts" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE "accounts"."disabled_at" is not null;--> statement-breakpoint
CREATE INDEX "accounts_unconfirmed" ON "accounts" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE "accounts"."email_verified_at" is null;--> statement-breakpoint
CREATE INDEX "accounts_search" ON "accounts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "accounts_erase" ON "accounts" USING btree ("erase_at") WHERE erase_at is not null and erased_at is null;--> statement-breakpoint
CREATE INDEX "attempts_reset" ON "attempts" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "auth_links_account" ON "auth_links" USING btree ("account_id","kind");--> statement-breakpoint
CREATE INDEX "auth_links_expiry" ON "auth_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_links_one_reset" ON "auth_links" USING btree ("account_id") WHERE "auth_links"."kind" = 'reset' and "auth_links"."used_at" is null;--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "coach_registrations_account" ON "coach_registrations" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "coach_registrations_age" ON "coach_registrations" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_one_open" ON "email_changes" USING btree ("account_id") WHERE "email_changes"."confirmed_at" is null and "email_changes"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "email_changes_account" ON "email_changes" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "email_changes_old" ON "email_changes" USING btree ("old_email");--> statement-breakpoint
CREATE INDEX "email_changes_expiry" ON "email_changes" USING btree ("undo_until");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitations_one_open" ON "staff_invitations" USING btree ("email") WHERE "staff_invitations"."accepted_at" is null and "staff_invitations"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "staff_invitations_expiry" ON "staff_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_account" ON "sign_in_challenges" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_expiry" ON "sign_in_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "blood_tests_account" ON "blood_tests" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "blood_tests_newest" ON "blood_tests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "catalog_changes_xid" ON "catalog_changes" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id","position");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "products_variant_of" ON "products" USING btree ("variant_of");--> statement-breakpoint
CREATE INDEX "products_named" ON "products" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "products_priced" ON "products" USING btree ((case when sale_price_cents > 0 and sale_price_cents < price_cents then sale_price_cents else price_cents end),"id");--> statement-breakpoint
CREATE INDEX "stock_alerts_age" ON "stock_alerts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "product_import_errors_line" ON "product_import_errors" USING btree ("import_id","line");--> statement-breakpoint
CREATE INDEX "product_imports_newest" ON "product_imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "product_imports_stored" ON "product_imports" USING btree ("stored");--> statement-breakpoint
CREATE INDEX "stock_movements_product" ON "stock_movements" USING btree ("product_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movements_request" ON "stock_movements" USING btree ("actor_id","request_key") WHERE request_key is not null;--> statement-breakpoint
CREATE INDEX "chat_attachments_sender" ON "chat_attachments" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "chats_coach" ON "chats" USING btree ("coach_id");--> statement-breakpoint
CREATE INDEX "chats_user_mail" ON "chats" USING btree ("user_mail_at") WHERE user_mail_at is not null;--> statement-breakpoint
CREATE INDEX "chats_coach_mail" ON "chats" USING btree ("coach_mail_at") WHERE coach_mail_at is not null;--> statement-breakpoint
CREATE INDEX "coach_application_moves_application" ON "coach_application_moves" USING btree ("application_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "coach_applications_one_alive" ON "coach_applications" USING btree ("email") WHERE "coach_applications"."status" <> 'rejected';--> statement-breakpoint
CREATE INDEX "coach_applications_email" ON "coach_applications" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "coach_applications_newest" ON "coach_applications" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "coach_applications_status_newest" ON "coach_applications" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "coach_applications_search" ON "coach_applications" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "discount_redemptions_account" ON "discount_redemptions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_account" ON "orders" USING btree ("account_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "orders_of_status" ON "orders" USING btree ("status","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops) WHERE status <> 'pending';--> statement-breakpoint
CREATE INDEX "orders_pending" ON "orders" USING btree ("account_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("held_until") WHERE status = 'pending' and held_until is not null;--> statement-breakpoint
CREATE INDEX "payment_events_unfit" ON "payment_events" USING btree ("received_at") WHERE outcome in ('mismatch', 'unknown');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_paid_once" ON "payments" USING btree ("order_id") WHERE status = 'paid';--> statement-breakpoint
CREATE INDEX "payments_refunding" ON "payments" USING btree ("updated_at") WHERE status = 'refunding';--> statement-breakpoint
CREATE INDEX "payments_age" ON "payments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "program_measurements_program" ON "program_measurements" USING btree ("user_program_id","at");--> statement-breakpoint
CREATE INDEX "program_coaches_program" ON "program_coaches" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "programs_known_as" ON "programs" USING gin ("known_as");--> statement-breakpoint
CREATE INDEX "user_program_assignments_program" ON "user_program_assignments" USING btree ("user_program_id","at");--> statement-breakpoint
CREATE INDEX "user_programs_account" ON "user_programs" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "user_programs_coach" ON "user_programs" USING btree ("coach_id","account_id");--> statement-breakpoint
CREATE INDEX "user_programs_unassigned" ON "user_programs" USING btree ("created_at") WHERE coach_id is null and status not in ('completed', 'deactivated');--> statement-breakpoint
CREATE INDEX "user_programs_newest" ON "user_programs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_events_newest" ON "audit_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_events_action" ON "audit_events" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_actor" ON "audit_events" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_subject" ON "audit_events" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_object" ON "audit_events" USING btree ("object_type","object_id","at");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("queue","run_at") WHERE "jobs"."state" in ('waiting', 'active');--> statement-breakpoint
CREATE INDEX "jobs_finished" ON "jobs" USING btree ("finished_at") WHERE "jobs"."state" in ('completed', 'failed');--> statement-breakpoint
CREATE INDEX "jobs_undone" ON "jobs" USING btree ("created_at","id","state") WHERE "jobs"."state" in ('waiting', 'active', 'failed');--> statement-breakpoint
-- A session holds the rights of its account, so it ends when the roles change or the account is disabled.
CREATE FUNCTION "end_sessions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "sessions" WHERE "account_id" = NEW."id";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "accounts_end_sessions" AFTER UPDATE OF "roles", "disabled_at" ON "accounts" FOR EACH ROW
	WHEN (OLD."roles" IS DISTINCT FROM NEW."roles" OR (OLD."disabled_at" IS NULL AND NEW."disabled_at" IS NOT NULL))
	EXECUTE FUNCTION "end_sessions"();--> statement-breakpoint
-- The audit trail is append-only.
create function refuse_audit_change() returns trigger language plpgsql as $$ begin
  raise exception 'audit_events is append-only' using errcode = 'insufficient_privilege';
end $$;--> statement-breakpoint
create trigger audit_events_append_only before update or delete or truncate on audit_events
  for each statement execute function refuse_audit_change();--> statement-breakpoint
-- A chat is open while a coach has a program of the customer. It opens and closes in the transaction that assigns, hands
-- over or removes the program.
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
-- Every process reads the changes of the catalogue from here (X-92). A change of a column that is only shown (stock)
-- outdates cached answers; a change of a column that lists sort or filter by also changes the lists.
CREATE FUNCTION "catalog_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_LEVEL = 'STATEMENT' THEN
    INSERT INTO catalog_changes (what) VALUES ('shown');
  ELSIF TG_TABLE_NAME = 'products' THEN
    INSERT INTO catalog_changes (what, product_id)
    VALUES ('product', CASE WHEN TG_OP = 'DELETE' THEN OLD.id ELSE NEW.id END);
  ELSE
    INSERT INTO catalog_changes (what) VALUES ('category');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_shown" AFTER UPDATE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION "catalog_changed"();--> statement-breakpoint
CREATE TRIGGER "products_added_or_removed" AFTER INSERT OR DELETE ON "products" FOR EACH ROW
EXECUTE FUNCTION "catalog_changed"();--> statement-breakpoint
CREATE TRIGGER "products_listed" AFTER UPDATE ON "products" FOR EACH ROW
WHEN ((OLD.id, OLD.sku, OLD.category_id, OLD.name, OLD.description, OLD.tags, OLD.translations, OLD.price_cents,
    OLD.sale_price_cents, OLD.is_featured, OLD.is_active, OLD.position, OLD.created_at)
  IS DISTINCT FROM (NEW.id, NEW.sku, NEW.category_id, NEW.name, NEW.description, NEW.tags, NEW.translations,
    NEW.price_cents, NEW.sale_price_cents, NEW.is_featured, NEW.is_active, NEW.position, NEW.created_at))
EXECUTE FUNCTION "catalog_changed"();--> statement-breakpoint
CREATE TRIGGER "categories_shown" AFTER INSERT OR UPDATE OR DELETE ON "categories" FOR EACH STATEMENT
EXECUTE FUNCTION "catalog_changed"();--> statement-breakpoint
CREATE TRIGGER "categories_listed" AFTER UPDATE ON "categories" FOR EACH ROW
WHEN ((OLD.id, OLD.name, OLD.translations, OLD.is_active)
  IS DISTINCT FROM (NEW.id, NEW.name, NEW.translations, NEW.is_active))
EXECUTE FUNCTION "catalog_changed"();--> statement-breakpoint
-- Index of the console's search: names in every language and the SKU.
CREATE INDEX "products_searched" ON "products" USING gin ((translate(lower("name" || ' ' || "sku" || ' ' ||
  coalesce("translations" #>> '{fa,name}', '') || ' ' || coalesce("translations" #>> '{nl,name}', '')), 'يىك', 'ییک')) gin_trgm_ops);--> statement-breakpoint
-- Every change of stock is in the ledger. A statement that writes its own movements sets tavan.own_movements to its time.
CREATE FUNCTION "stock_moved"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO stock_movements (product_id, delta, stock_after, cause) VALUES (NEW.id, NEW.stock, NEW.stock, 'created');
  ELSE
    INSERT INTO stock_movements (product_id, delta, stock_after, cause)
    VALUES (NEW.id, NEW.stock - OLD.stock, NEW.stock, 'other');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_stocked" AFTER INSERT ON "products" FOR EACH ROW
WHEN (NEW.stock <> 0 AND current_setting('tavan.own_movements', true) IS DISTINCT FROM statement_timestamp()::text)
EXECUTE FUNCTION "stock_moved"();--> statement-breakpoint
CREATE TRIGGER "products_stock_moved" AFTER UPDATE ON "products" FOR EACH ROW
WHEN (OLD.stock <> NEW.stock AND current_setting('tavan.own_movements', true) IS DISTINCT FROM statement_timestamp()::text)
EXECUTE FUNCTION "stock_moved"();--> statement-breakpoint
-- The bytes of an account's attachments are counted in the transaction that writes or deletes them. Rows are locked in the
-- order of the accounts, so that two transactions never wait for each other.
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
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_chat_storage"();
