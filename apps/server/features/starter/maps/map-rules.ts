/** A place by its degrees north and east. */
export type Place = readonly [north: number, east: number];

/** A country with what a learner should find on it. */
export interface StarterMap {
  readonly name: string;
  readonly title: string;
  /** The country's number in ISO 3166-1. */
  readonly country: string;
  readonly description: string;
  /** Land that is drawn, each piece by a place in it; smaller islands are left out. */
  readonly land: readonly {
    readonly name: string;
    readonly description: string;
    readonly within: Place;
    /** Millimetres to the right and down, where a strait is narrower than fingers feel; its cities go with it. */
    readonly moved?: readonly [right: number, down: number];
  }[];
  /** The capital first. */
  readonly cities: readonly {
    readonly name: string;
    readonly description: string;
    readonly at: Place;
  }[];
}
