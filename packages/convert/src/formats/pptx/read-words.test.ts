import { expect, test } from 'vitest';
import { parseOfficeXml } from '../markup/xml.ts';
import { createNoteTaker } from '../notes.ts';
import { readWords } from './read-words.ts';

test('what is raised or lowered on a slide stays so', () => {
  const run = (words: string, baseline = '') =>
    `<a:r><a:rPr lang="en"${baseline && ` baseline="${baseline}"`}/><a:t>${words}</a:t></a:r>`;
  const paragraph = `<a:p xmlns:a="urn:a">${run('25 cm')}${run('2', '30000')}${run(' of H')}${run('2', '-25000')}${run('O', '0')}</a:p>`;
  const root = parseOfficeXml(new TextEncoder().encode(paragraph));
  expect(root && readWords(root, createNoteTaker())).toBe('25 cm² of H₂O');
});
