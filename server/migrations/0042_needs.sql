CREATE TABLE "catalog_needs" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" integer NOT NULL,
	"needs" jsonb NOT NULL,
	CONSTRAINT "catalog_needs_one" CHECK ("catalog_needs"."one")
);
