CREATE TABLE "node_rooms" (
	"room" text NOT NULL,
	"node_id" text NOT NULL,
	"sockets" integer NOT NULL,
	CONSTRAINT "node_rooms_room_node_id_pk" PRIMARY KEY("room","node_id")
);
--> statement-breakpoint
CREATE TABLE "nodes" (
	"id" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "rev" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "node_rooms" ADD CONSTRAINT "node_rooms_node_id_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."nodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "node_rooms_node" ON "node_rooms" USING btree ("node_id");
