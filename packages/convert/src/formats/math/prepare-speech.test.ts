import { expect, test } from 'vitest';
import { sayFormulas } from '../../math/engine.ts';
import { prepareSpeech } from './prepare-speech.ts';

function enclose(notation: string): string {
  const enclosed = `<menclose notation="${notation}"><mi>x</mi><mo>+</mo><mi>y</mi></menclose>`;
  return `<math xmlns="http://www.w3.org/1998/Math/MathML">${enclosed}<mo>+</mo><mn>1</mn></math>`;
}

test.each([
  ['de', 'top', 'x plus y Überstrich plus 1'],
  ['de', 'bottom', 'x plus y über Unterstrich plus 1'],
  ['fr', 'top', 'x plus y macron plus 1'],
  ['it', 'top', 'x più y barra sopra più 1'],
])('in %s a line by an enclosure (%s) is said as a mark', async (locale, notation, words) => {
  const prepared = prepareSpeech(enclose(notation), locale);
  const { texts } = await sayFormulas([prepared ?? ''], { locale, modality: 'speech', domain: 'clearspeak' });
  expect(texts).toEqual([words]);
});

test('an enclosure that a language has no words for is not said at all', () => {
  for (const language of ['de', 'fr', 'it'])
    for (const notation of ['box', 'circle', 'updiagonalstrike', 'longdiv'])
      expect(prepareSpeech(enclose(notation), language)).toBeNull();
  for (const language of ['en', 'es']) expect(prepareSpeech(enclose('box'), language)).toBe(enclose('box'));
});
