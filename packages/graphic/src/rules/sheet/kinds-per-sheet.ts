import { countOf } from '@relievo/words';
import { groupBy } from '../../measure/grouped.ts';
import { hasRole, isTextured } from '../../measure/kinds.ts';
import { listLineSorts, listSymbolSorts } from '../../measure/kinds-of.ts';
import type { Part } from '../../measure/part.ts';
import { MEDIA } from '../../profiles/profile.ts';
import type { CountedKind } from '../rule/messages.ts';
import type { Fault, Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';

function fault(
  of: CountedKind,
  kinds: ReadonlyMap<string, readonly Part[]>,
  required: number,
): readonly Fault[] {
  if (kinds.size <= required) return [];
  const parts = [...kinds.values()].flat();
  return [
    {
      items: parts.map(({ item }) => item.id),
      place: parts[0]?.box ?? { x: 0, y: 0, width: 0, height: 0 },
      measured: kinds.size,
      required,
      code: 'too_many_kinds',
      parameters: { of, count: countOf(kinds.size), most: countOf(required) },
    },
  ];
}

export const kindsPerSheet: Rule = {
  id: 'kinds_per_sheet',
  row: 'textures, line styles and point symbols per sheet',
  media: MEDIA,
  severity: 'warning',
  source: citeSources('T', 'B', 'V'),
  measures:
    'how many kinds there are: of textures, of lines, of point symbols; on a touchscreen of vibrations',
  wholeSheet: true,
  *faults({ parts, profile }) {
    const most = profile.limits.kindsPerSheet;
    if (profile.medium === 'touchscreen') {
      const vibrating = parts.filter(({ item }) => item.plays?.haptic);
      yield* fault(
        'vibration',
        groupBy(vibrating, ({ item }) => JSON.stringify(item.plays?.haptic)),
        most,
      );
      return;
    }
    const textured = parts.filter(isTextured);
    yield* fault(
      'texture',
      groupBy(textured, (part) => (isTextured(part) ? part.item.texture : '')),
      most,
    );
    const lines = listLineSorts(parts.filter((part) => !hasRole(part, 'lead-line', 'grid', 'tick')));
    yield* fault('line', new Map(lines.map((sort) => [`${sort.kind} ${sort.size}`, sort.parts])), most);
    const symbols = groupBy(listSymbolSorts(parts), ({ kind }) => kind);
    yield* fault(
      'symbol',
      new Map([...symbols].map(([kind, sorts]) => [kind, sorts.flatMap((sort) => sort.parts)])),
      most,
    );
  },
};
