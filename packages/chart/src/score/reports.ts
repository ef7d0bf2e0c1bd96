/** What sound makes of a chart. */
export interface SoundReports {
  sound_thinned: { readonly name: string; readonly values: number; readonly played: number };
  sound_too_close: object;
}
