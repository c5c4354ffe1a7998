export const programs = feature({ owns: ['user_programs'] })
