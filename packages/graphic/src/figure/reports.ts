import type { Count, Share } from '@relievo/words';

/** How a drawing of another program was changed into a figure for fingers. */
export interface FigureReports {
  /** How large it is, beside the size in its file. */
  figure_scaled: { readonly share: Share };
  figure_turned: object;
  figure_background_left_out: { readonly count: Count };
  figure_frame_left_out: { readonly count: Count };
  figure_colors_as_outlines: { readonly colors: Count };
  figure_words_in_key: { readonly count: Count };
  figure_words_as_text: { readonly count: Count };
  figure_key_in_description: object;
  figure_key_apart: { readonly title: string };
  /** Numbers of an axis are too close to each other in braille. */
  figure_numbers_left_out: { readonly words: readonly string[]; readonly count: Count };
}
