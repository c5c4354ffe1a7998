import type { Db } from '../src/kernel/db/client'
import { UNRELEASED } from '../src/kernel/db/unreleased'

/** Takes back what `0005_documents.sql` and later migrations add. */
export async function undoDocuments(db: Db): Promise<void> {
  await db`delete from schema_migrations where name >= '0005'`
  await db`drop function file_chat_search`
  await db`drop table wishes, wish_mails, catalog_needs`
  await db`drop table plan_origins, coach_templates`
  await db`drop table coach_replies, coach_covers, progression_rules`
  await db`drop table library_exercises, library_foods, library_meals`
  await db`alter table idempotency_keys drop column made_id`
  await db`drop table subscription_runs, subscription_items, subscriptions`
  await db`drop table newsletter_addresses, cart_reminders`
  await db`alter table consents drop column text`
  await db`drop table review_photos, reviews, product_ratings`
  await db`drop function review_counted`
  await db`drop table calendar_feeds, notification_ways, notification_hours, push_subscriptions, push_pending`
  await db`alter table user_programs drop column own_pause_until, drop column own_pause_days, drop column targets`
  await db`alter table program_sessions drop column by_coach`
  await db`
    drop table catalog_postings, catalog_names, catalog_listing, catalog_words, catalog_counts, catalog_listing_state,
      catalog_facets`
  await db`drop function listing_facets, product_facets`
  await undoWorkshop(db)
  await db`drop table past_sets, progress_photos, check_ins, check_in_forms`
  await undoMessageChanges(db)
  await undoOrderSearch(db)
  await undoTrainingLog(db)
  await db`drop table node_rooms, nodes`
  await db`alter table schedules drop column busy_until`
  await db`alter table chats drop column rev`
  await db`drop table staff_notes, withdrawals, return_photos, return_lines, returns`
  await undoSaleDays(db)
  await db`alter table product_imports drop column columns, drop column category_id`
  await db`
    alter table blood_tests drop column assigned_to, drop constraint blood_tests_status,
      add constraint blood_tests_status check (status in ('reviewing', 'completed'))`
  await undoTradeTerms(db)
  await db`drop table credit_notes, credit_note_counters`
  await db`
    alter table invoices drop column issued_on, drop column country, drop column tax_rate, drop column net_cents,
      drop column tax_cents, drop column shipping_cents`
  await db`alter table refunds drop column is_covered`
  await db`alter table order_lines drop column is_counted, drop column came_back`
  await db`alter table orders drop column end_reason, drop column received_at, drop column return_days,
    drop column begin_at_once_at, drop column begin_at_once_text, drop column kept_cents,
    drop column is_entered`
  await db`drop index orders_by_total`
}

/** Takes back what `0020_workshop.sql` adds. */
async function undoWorkshop(db: Db): Promise<void> {
  await db`drop table coach_queue_marks`
  await db`drop index user_programs_turns`
  await db`
    alter table user_programs drop column blocks, drop column current_block, drop column block_version,
      drop column block_first_week, drop column block_end_week`
  await db`alter table plan_versions drop column undoes, drop column origins`
}

/** Takes back what `0014_training_log.sql` adds; rows of plans keep their ids. */
async function undoTrainingLog(db: Db): Promise<void> {
  await db`drop trigger user_programs_days_fixed on user_programs`
  await db`drop function plan_days_fixed, account_today, account_zone`
  await db`drop table log_entries, program_days, program_pauses`
  await db`
    alter table user_programs drop column planned_sessions, drop column fixed_until, drop column paused_on,
      drop column ended_on`
  await db`alter table accounts drop column time_zone`
}

/** Takes back what `0017_message_changes.sql` adds. */
async function undoMessageChanges(db: Db): Promise<void> {
  await db`
    alter table chat_messages drop constraint chat_messages_removed, drop column edited_at, drop column removed_at,
      drop column rev, drop column search_text, drop column by_id, drop column card`
}

/** Takes back what `0016_order_search.sql` changes. */
async function undoOrderSearch(db: Db): Promise<void> {
  await db`drop statistics orders_weeks`
  await db`drop index orders_waiting, orders_search`
  await db`create index orders_search on orders using gin (search_text gin_trgm_ops) where status <> 'pending'`
  await db`create index products_named on products (lower(name), id)`
}

/** Takes back what `0012_trade_terms.sql` adds. */
async function undoTradeTerms(db: Db): Promise<void> {
  await db`alter table invoices drop column shipping_tax_cents`
  await db`
    alter table orders drop constraint orders_tax, drop constraint orders_total_adds_up,
      drop column goods_net_cents, drop column goods_tax_cents, drop column shipping_gross_cents,
      drop column tax_rate, drop column tax_included, drop column shipping_tax_cents, drop column shipping_terms,
      add constraint orders_total_adds_up
        check (total_cents = subtotal_cents - discount_cents + tax_cents + shipping_cents)`
}

/** Takes back what `0010_sale_days.sql` adds. */
async function undoSaleDays(db: Db): Promise<void> {
  await db`drop trigger products_priced_first on products`
  await db`drop trigger products_priced_anew on products`
  await db`drop trigger products_listed on products`
  await db`drop function price_set, shop_today, shop_zone`
  await db`drop table product_prices`
  await db`alter table products drop column sale_from, drop column sale_until`
  await db`alter table cart_lines drop column seen_cents, drop column was_short`
  await db`create index products_priced on products
    ((case when sale_price_cents > 0 and sale_price_cents < price_cents then sale_price_cents else price_cents end), id)`
  await db`
    create trigger products_listed after update on products for each row
    when ((old.id, old.sku, old.category_id, old.name, old.description, old.tags, old.translations, old.price_cents,
        old.sale_price_cents, old.is_featured, old.is_active, old.position, old.created_at)
      is distinct from (new.id, new.sku, new.category_id, new.name, new.description, new.tags, new.translations,
        new.price_cents, new.sale_price_cents, new.is_featured, new.is_active, new.position, new.created_at))
    execute function catalog_changed()`
}

/** Takes back what the migrations after `0001_initial.sql` add. */
export async function undoLater(db: Db): Promise<void> {
  await undoDocuments(db)
  await db`delete from schema_migrations where name > '0001_initial.sql'`
  await db`drop table refund_lines, refunds, disputes`
  await db`alter table order_lines drop column discount_cents, drop column tax_cents`
  await db`
    alter table orders drop constraint orders_payment_status, add constraint orders_payment_status
      check (payment_status in ('open', 'paid', 'failed', 'refunded'))`
  await db`
    alter table payments drop constraint payments_status, add constraint payments_status
      check (status in ('open', 'paid', 'failed', 'closed', 'refunding', 'refunded'))`
}

/** Makes a database look like one of the version before the first release, whose schema was that of `0001_initial.sql`. */
export async function recordUnreleased(db: Db): Promise<void> {
  await undoLater(db)
  await db`truncate schema_migrations`
  const rows = Object.entries(UNRELEASED).map(([name, hash]) => ({ name, hash }))
  await db`insert into schema_migrations ${db(rows)}`
  await db`update schema_migrations set applied_at = now() - interval '1 day' where name like '0000%'`
}
