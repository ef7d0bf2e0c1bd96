import { type Count } from '@relievo/words';
/** What sound makes of a chart. */
export interface SoundReports {
  sound_thinned: { readonly name: string; readonly values: Count; readonly played: Count };
  sound_too_close: object;
}
