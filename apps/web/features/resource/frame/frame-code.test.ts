import { expect, test } from 'vitest';
import { writeFrameCode } from './frame-code.ts';

test('the code of a frame names the chart, and no title breaks out of it', () => {
  const place = document.createElement('div');
  const title = '"><script>alert(1)</script> & <b>';
  place.innerHTML = writeFrameCode('https://relievo.example', '01990000-0000-7000-8000-000000000001', title);
  expect(place.children).toHaveLength(1);
  expect(place.querySelector('iframe')?.getAttribute('src')).toBe(
    'https://relievo.example/embed/01990000-0000-7000-8000-000000000001',
  );
  expect(place.querySelector('iframe')?.getAttribute('title')).toBe(title);
});
