import { useLingui } from '@lingui/react/macro';
import type { Reason } from '@relievo/trace/classify';
import { useQuantities } from '../../../lib/words/use-quantities.ts';

/** What speaks for the kind of a picture; null for what a later version of the server may say. */
export function useReasonWords(): (reason: Reason) => string | null {
  const { t } = useLingui();
  const tell = useQuantities();
  return (reason) => {
    switch (reason.code) {
      case 'axes_found':
        return t`Two axes that meet`;
      case 'ticks_found':
        return t`Ticks along the axes: ${tell.count(reason.count)}`;
      case 'bars_found':
        return t`Bars on one line: ${tell.count(reason.count)}`;
      case 'slices_found':
        return t`Slices of a circle: ${tell.count(reason.count)}`;
      case 'points_found':
        return t`Points between the axes: ${tell.count(reason.count)}`;
      case 'scale_labels_found':
        return t`Labels along the axes: ${tell.count(reason.count)}`;
      case 'grid_found':
        return t`Lines of a grid: ${tell.count(reason.count)}`;
      case 'boxes_with_print':
        return t`Boxes with words in them: ${tell.count(reason.count)}`;
      case 'boxes_joined':
        return t`Lines that join boxes: ${tell.count(reason.count)}`;
      case 'irregular_regions':
        return t`Regions with irregular edges: ${tell.count(reason.count)}`;
      case 'long_bends':
        return t`Long lines that bend: ${tell.count(reason.count)}`;
      case 'print_among_regions':
        return t`Words among regions: ${tell.count(reason.count)}`;
      case 'lines_of_print':
        return t`Long lines of print: ${tell.count(reason.count)}`;
      case 'print_covers':
        return t`${tell.share(reason.share)} of what is drawn is print`;
      case 'fraction_bars':
        return t`Fraction bars: ${tell.count(reason.count)}`;
      case 'raised_and_lowered_print':
        return t`Raised and lowered signs: ${tell.count(reason.count)}`;
      case 'many_tones':
        return t`Tones from dark to light: about ${tell.count(reason.count)}`;
      case 'many_shades':
        return t`${tell.share(reason.share)} of it are shades between its main colors`;
      case 'little_paper':
        return t`${tell.share(reason.share)} of it has another tone than the most frequent one`;
      case 'few_parts':
        return t`Parts on much empty paper: ${tell.count(reason.count)}`;
      case 'plain_lines':
        return t`Plain lines: ${tell.count(reason.count)}`;
      case 'one_color':
        return t`One color only`;
      default:
        return null;
    }
  };
}
