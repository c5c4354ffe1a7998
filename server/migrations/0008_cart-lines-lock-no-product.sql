ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_product_id_products_id_fk";
--> statement-breakpoint
DROP INDEX "cart_lines_product";