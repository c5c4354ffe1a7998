export const checkIns = pgTable('check_ins', {})
export const progressPhotos = pgTable('progress_photos', {})
