-- Addresses were counted and remembered under plain hashes, which can be found by trying; from now on under keyed ones.
DELETE FROM "attempts";--> statement-breakpoint
DELETE FROM "known_addresses";--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_roles" CHECK ("accounts"."roles" <@ '{customer,coach,admin}');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status" CHECK ("orders"."status" in ('pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_status" CHECK ("orders"."payment_status" in ('open', 'paid', 'failed', 'refunded'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_status" CHECK ("payments"."status" in ('open', 'paid', 'failed', 'closed', 'refunding', 'refunded'));
