import type { Translate as TranslateTexts } from '@relievo/braille';
import { findTerms } from '@relievo/chart/terms';
import type { Translate } from '@relievo/graphic/labels';
import type { Change } from '@relievo/graphic/outputs';

export interface ChartWords {
  readonly translate: Translate;
  /** What was found while the words of the chart were written. */
  readonly findings: () => readonly Change[];
}

/** The words of a chart in braille: one that the code has no signs for is called by a number, which is told. */
export function createChartWords(translate: TranslateTexts, code: string, language: string): ChartWords {
  const findings = new Map<string, Change>();
  const unwritten: string[] = [];
  return {
    translate: (text) => {
      const [whole] = translate([text], code);
      const isBlank = whole !== undefined && text.trim() !== '' && !/[^\u2800\n]/u.test(whole.cells);
      if (isBlank && !unwritten.includes(text)) unwritten.push(text);
      const called = findTerms(language).unwritten(unwritten.indexOf(text) + 1);
      const [made] = isBlank ? translate([called], code) : [whole];
      if (isBlank)
        findings.set(called, { code: 'name_unwritten', parameters: { name: text, called }, items: [] });
      for (const finding of made?.findings ?? [])
        findings.set(JSON.stringify(finding), { ...finding, items: [] });
      return made ?? { cells: '', engine: '', table: code };
    },
    findings: () => [...findings.values()],
  };
}
