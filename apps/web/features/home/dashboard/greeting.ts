export type Greeting = 'morning' | 'afternoon' | 'evening';

/** Where the parts of a day begin; what is before the first of them belongs to the evening. */
export const DAY_BEGINS = { morning: 4, afternoon: 12, evening: 17 } as const;

/** The greeting for an hour of the person's own clock. */
export function chooseGreeting(hour: number): Greeting {
  if (hour < DAY_BEGINS.morning || hour >= DAY_BEGINS.evening) return 'evening';
  return hour < DAY_BEGINS.afternoon ? 'morning' : 'afternoon';
}
