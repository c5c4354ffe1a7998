ALTER TABLE "notification_hours" ADD COLUMN "meal_until" text;--> statement-breakpoint
-- Start values and targets that a program took from its template belong to no one in particular (X-46). Those that nobody has
-- written since are emptied; templates hold none any more.
UPDATE user_programs up SET data = jsonb_set(up.data, '{tracking,measurements}', (
  SELECT jsonb_object_agg(kind.key, CASE WHEN jsonb_typeof(kind.value) = 'object' THEN (
    SELECT coalesce(jsonb_object_agg(field.key, CASE
      WHEN EXISTS (
        SELECT FROM programs p CROSS JOIN jsonb_each(p.plans) AS plan
        WHERE p.id = up.program_id AND plan.value #> ARRAY['tracking', 'measurements', kind.key, field.key] = field.value
      ) AND NOT EXISTS (
        SELECT FROM plan_versions v CROSS JOIN jsonb_array_elements(v.changes) AS change
        WHERE v.user_program_id = up.id
          AND change ->> 'path' = concat_ws('.', 'tracking.measurements', kind.key, field.key)
      ) THEN CASE WHEN jsonb_typeof(field.value) = 'string' THEN '""'::jsonb ELSE 'null' END
      ELSE field.value END), '{}')
    FROM jsonb_each(kind.value) AS field) ELSE kind.value END)
  FROM jsonb_each(up.data #> '{tracking,measurements}') AS kind
))
WHERE jsonb_typeof(up.data #> '{tracking,measurements}') = 'object'
  AND up.data #> '{tracking,measurements}' <> '{}'
  AND EXISTS (
    SELECT FROM programs p CROSS JOIN jsonb_each(p.plans) AS plan
    WHERE p.id = up.program_id AND plan.value #> '{tracking,measurements}' IS NOT NULL
  );--> statement-breakpoint
UPDATE programs p SET plans = (
  SELECT jsonb_object_agg(plan.key, plan.value #- '{tracking,measurements}') FROM jsonb_each(p.plans) AS plan
)
WHERE jsonb_path_exists(p.plans, '$.*.tracking.measurements');
