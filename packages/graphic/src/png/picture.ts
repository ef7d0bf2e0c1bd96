/** Eight bits a channel, row-major from the top left: grey, grey and alpha, RGB, RGBA. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
  readonly data: Uint8Array;
}

/** PNG colour types by the number of channels (PNG specification, 11.2.1). */
export const COLOR_TYPES = { 1: 0, 2: 4, 3: 2, 4: 6 } as const;
