import { type Cells, type Change, reportChanged } from '@relievo/graphic';
import type { BraillePaper } from './page-format.ts';

/** What cells make of a drawing, told. */
export const graphicChanges = ({ dots }: BraillePaper, { scale, left }: Cells): readonly Change[] => [
  ...(scale < 0.999
    ? [
        {
          code: 'scaled',
          message: `The graphic is shown at ${Math.round(scale * 100)} % of its size, to fit on a page of braille. Its braille keeps its own.`,
          items: [],
        },
      ]
    : []),
  ...(dots === 6
    ? [
        {
          code: 'uneven-dots',
          message:
            'The dots of the graphic stand unevenly, 2.5 and 3.5 mm apart in a line and wider between lines, because the embosser keeps the gaps between its cells.',
          items: [],
        },
      ]
    : []),
  ...reportChanged(
    'label-left-out',
    left,
    'have no room for their braille in the graphic; the pages around it say what they say',
    'has no room for its braille in the graphic; the pages around it say what it says',
  ),
];
