import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TemplateName } from '@relievo/graphic/editing/templates';

/** What each template is called, and a drawing that begins with it. */
export const TEMPLATE_WORDS: Readonly<Record<TemplateName, MessageDescriptor>> = {
  empty: msg`Empty sheet`,
  'coordinate-plane': msg`Coordinate plane`,
  'number-line': msg`Number line`,
  'fraction-strips': msg`Fraction strips`,
  'chart-frame': msg`Chart frame`,
  'geometry-set': msg`Geometry set`,
  'map-outline': msg`Map outline`,
  clock: msg`Clock`,
  circuit: msg`Circuit`,
  cell: msg`Cell`,
  'floor-plan': msg`Floor plan`,
  'music-staff': msg`Music staff`,
};
