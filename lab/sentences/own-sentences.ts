import { checkFigure, formatClaim } from '@relievo/chart/claims';
import { joinDescription, writeDescription } from '@relievo/chart/words';
import { ALL_STARTER_DRAWINGS } from '../../apps/server/features/starter/drawings-data.ts';
import type { KnownChart } from './charts.ts';

export interface OwnSentences {
  readonly sentences: number;
  readonly confirmed: number;
  readonly refused: readonly string[];
}

interface Described {
  readonly name: string;
  readonly checked: ReturnType<typeof checkFigure>;
}

/** Checks the descriptions that the product writes of charts, all of which are true. */
export function checkWrittenDescriptions(charts: readonly KnownChart[]): OwnSentences {
  return gather(
    charts.map(({ name, chart }) => ({
      name,
      checked: checkFigure(joinDescription(writeDescription(chart)), { chart }),
    })),
  );
}

/** Checks the descriptions that people wrote of the drawings of the starter library. */
export function checkStarterDescriptions(pattern = /^/): OwnSentences {
  return gather(
    [...ALL_STARTER_DRAWINGS]
      .filter(([name]) => pattern.test(name))
      .map(([name, starter]) => {
        const { drawing, chart } = starter.make();
        return { name, checked: checkFigure(drawing.description, chart ? { chart } : { drawing }) };
      }),
  );
}

function gather(described: readonly Described[]): OwnSentences {
  const all = described.flatMap(({ name, checked }) => checked.map((one) => ({ ...one, name })));
  return {
    sentences: all.length,
    confirmed: all.filter(({ outcome }) => outcome === 'true').length,
    refused: all.flatMap(({ name, sentence, right }) =>
      right === null ? [] : [`${name}: ${sentence} ${formatClaim(right)}`],
    ),
  };
}
