create schema baseline;
create table baseline.products (id text primary key, price_cents int not null, stock int not null check (stock >= 0));
-- As many as a shop has, else the whole table is read at each order.
insert into baseline.products select 'other ' || n, 4999, 1000 from generate_series(1, 2000) n;
create table baseline.documents (id text primary key, data jsonb not null);
create table baseline.cart_lines (
  id bigint generated always as identity primary key, account_id text not null, product_id text not null, quantity int not null);
create table baseline.messages (
  id bigint generated always as identity primary key, chat_id text not null, content text not null,
  created_at timestamptz not null default now());
create table baseline.orders (
  id bigint generated always as identity primary key, account_id text not null, customer jsonb not null,
  total_cents int not null, created_at timestamptz not null default now());
create table baseline.order_lines (
  order_id bigint not null references baseline.orders (id), product_id text not null, quantity int not null,
  unit_cents int not null, primary key (order_id, product_id));
