import type { Drawing } from '@relievo/graphic/model';

/** One small drawing that shows one thing. */
export interface Sample {
  readonly name: string;
  readonly make: () => Drawing;
}

export function createSample(name: string, make: (id: string) => Drawing): Sample {
  return {
    name,
    make: () => make(name),
  };
}
