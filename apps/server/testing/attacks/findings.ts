/** What an attack tried, and what it found: each hole in words by which it can be tried again. */
export interface Findings {
  readonly tried: number;
  readonly holes: readonly string[];
}

export function addUp(parts: readonly Findings[]): Findings {
  return {
    tried: parts.reduce((sum, { tried }) => sum + tried, 0),
    holes: parts.flatMap(({ holes }) => holes),
  };
}
