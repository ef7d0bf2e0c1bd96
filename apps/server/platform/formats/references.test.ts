import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readReferences } from '../../testing/citations/read-references.ts';
import { escapeBibtex, writeBibtexEntry } from './bibtex.ts';
import { writeRisEntry } from './ris.ts';

const HOSTILE = [
  'Costs 100 % & more: $5_000 #1 ~ x^2',
  'a { b',
  'a } b {',
  '\\input{/etc/passwd}',
  'Żółw, 三角形, مثلث, Größe, ünïcödé',
  'two\nlines\r\nER  - \r\nTY  - GEN',
  '}\n}\n@misc{other, title = {Other',
];

describe('a reference in BibTeX', () => {
  test.each(HOSTILE)('is read by another program as %j', (title) => {
    const entry = writeBibtexEntry('key', { title: `{${escapeBibtex(title)}}`, abstract: '' });
    const [reference, ...more] = readReferences(
      entry + writeBibtexEntry('next', { title: 'Next' }),
      'bibtex',
    );
    expect(more).toHaveLength(1);
    expect(reference?.title).toBe(title.replaceAll(/\s+/g, ' '));
  });

  test('closes every brace that it opens', { tags: 'exhaustive' }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const entry = writeBibtexEntry('key', { title: escapeBibtex(text) });
        let depth = 0;
        for (const sign of entry) {
          depth += Number(sign === '{') - Number(sign === '}');
          expect(depth).toBeGreaterThanOrEqual(0);
        }
        expect(depth).toBe(0);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a reference in RIS', () => {
  test.each(HOSTILE)('is read by another program as %j', (title) => {
    const entry = writeRisEntry('GEN', [
      ['TI', title],
      ['AU', ''],
    ]);
    const [reference, ...more] = readReferences(entry + writeRisEntry('GEN', [['TI', 'Next']]), 'ris');
    expect(more).toHaveLength(1);
    expect(reference?.title).toBe(title.replaceAll(/\s+/g, ' '));
    expect(reference).not.toHaveProperty('author');
  });
});
