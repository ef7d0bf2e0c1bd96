/** Holds cases of one kind, with the tags that their tests carry. */
interface Share<Case> {
  readonly tags: string[];
  readonly cases: readonly Case[];
}

/** Splits cases: `npm test` tries one of so many, the first among them, and `npm run test:all` tries the others too. */
export function splitSample<const Case>(cases: readonly Case[], oneOf: number): readonly Share<Case>[] {
  return [
    { tags: [], cases: cases.filter((_, place) => place % oneOf === 0) },
    { tags: ['exhaustive'], cases: cases.filter((_, place) => place % oneOf !== 0) },
  ];
}
