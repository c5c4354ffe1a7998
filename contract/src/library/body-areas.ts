/** Parts of the body that an injury is about. */
export const bodyAreas = ['neck', 'shoulder', 'elbow', 'wrist', 'back', 'hip', 'knee', 'ankle'] as const
export type BodyArea = (typeof bodyAreas)[number]
