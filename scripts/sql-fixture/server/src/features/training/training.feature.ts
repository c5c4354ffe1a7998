export const training = feature({ owns: ['check_ins', 'progress_photos'] })
