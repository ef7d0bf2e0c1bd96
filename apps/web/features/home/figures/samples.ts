/** The figures that the specification names: they show what could stand here, and count nothing. */
export const SAMPLES = {
  filesConverted: 1247,
  activeUsers: 324,
  communityMembers: 1847,
  accessibleResources: 856,
  conversionSuccess: 0.992,
} as const;

export const TEACHER_SAMPLES = {
  collections: 2,
  files: 30,
  createdThisMonth: 30,
  editedThisMonth: 0,
} as const;
