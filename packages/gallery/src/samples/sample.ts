import type { Drawing } from '@relievo/graphic';

/** One small drawing that shows one thing. */
export type Sample = { readonly name: string; readonly make: () => Drawing };

export const sample = (name: string, make: (id: string) => Drawing): Sample => ({
  name,
  make: () => make(name),
});
