import { findCodeForLanguage, findUncontractedCode } from '@relievo/braille';
import { composeFigure } from '@relievo/graphic/figure';
import { type Drawing, type Result, type Sheet, succeed } from '@relievo/graphic/model';
import { fitToSheet } from '@relievo/graphic/operations';
import type { Profile } from '@relievo/graphic/profiles';
import { canonicalise } from '@relievo/graphic/validation';
import type { ImportedSource } from './import-source.ts';
import type { DraftOptions } from './importer.ts';

/** Lays a drawing on the sheet: that of another program as a figure for fingers, and ours as it is. */
export function fitDraft(draft: ImportedSource, options: DraftOptions): Result<ImportedSource> {
  const { source, changes, origin } = draft;
  if (source.text || source.chart || source.undrawn || !origin) return succeed(draft);
  const sheet = options.sheet ?? sheetOf(options.profile);
  if (origin.kind === 'changed' || options.layout === 'source') {
    const fitted = fitToSheet(source.drawing, sheet);
    return fitted.ok ? succeed({ ...draft, source: { ...source, drawing: fitted.value } }) : fitted;
  }
  const table = chooseTable(source.drawing, options);
  const figure = composeFigure(source.drawing, {
    profile: options.profile,
    translucent: origin.translucent,
    sheet,
    translate: (words) => {
      const [translated] = options.translate([words], table);
      if (!translated) throw new Error('The translator gave nothing.');
      const { cells, engine, table: code } = translated;
      return { cells, engine, table: code };
    },
  });
  return succeed({
    ...draft,
    source: {
      ...source,
      drawing: canonicalise(figure.drawing),
      ...(figure.keySheets.length > 0 && { keySheets: figure.keySheets.map((key) => canonicalise(key)) }),
    },
    changes: [...changes, ...figure.changes],
  });
}

function chooseTable({ language }: Drawing, { table, isUncontracted }: DraftOptions): string {
  const uncontracted = isUncontracted ? findUncontractedCode(language) : null;
  return uncontracted ?? table ?? findCodeForLanguage(language) ?? 'ueb-2';
}

function sheetOf({ sheet: { width, height, margin }, braille }: Profile): Sheet {
  return { width, height, margins: { top: margin, right: margin, bottom: margin, left: margin }, braille };
}
