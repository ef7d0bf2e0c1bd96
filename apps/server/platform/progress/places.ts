/** Places that one person can take at a time; whoever leaves gives theirs back. */
export interface Places {
  /** The place to give back, or undefined where this person holds all of theirs. */
  take(person: string): (() => void) | undefined;
}

export function createPlaces(each: number): Places {
  const taken = new Map<string, number>();
  return {
    take(person) {
      const held = taken.get(person) ?? 0;
      if (held >= each) return undefined;
      taken.set(person, held + 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        const left = (taken.get(person) ?? 1) - 1;
        if (left > 0) taken.set(person, left);
        else taken.delete(person);
      };
    },
  };
}
