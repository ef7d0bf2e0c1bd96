import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test } from 'vitest';
import { activateLocale, i18n } from '../../lib/words/i18n.ts';
import { Pagination } from './pagination.tsx';

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await activateLocale('en');
});

async function showPager(props: Partial<Parameters<typeof Pagination>[0]>) {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const pages: number[] = [];
  await act(async () =>
    createRoot(place).render(
      <I18nProvider i18n={i18n}>
        <Pagination
          noun="items"
          page={2}
          perPage={10}
          total={95}
          onPage={(page) => pages.push(page)}
          onPerPage={() => {}}
          {...props}
        />
      </I18nProvider>,
    ),
  );
  const button = (name: string) =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  return { place, pages, button };
}

test('First, Last and going to a page are shown only where a caller asks for them', async () => {
  const { button } = await showPager({});
  expect(['First', 'Last', 'Go'].filter(button)).toEqual([]);
  const asked = await showPager({ withEnds: true, withGoTo: true });
  expect(['First', 'Last', 'Go'].filter(asked.button)).toEqual(['First', 'Last', 'Go']);
  const few = await showPager({ withEnds: true, total: 50 });
  expect(['First', 'Last'].filter(few.button)).toEqual([]);
});

test('the range tells that more pages were loaded, and Next continues after the last of them', async () => {
  const { place, pages, button } = await showPager({ pagesShown: 3 });
  expect(place.textContent).toContain('Showing 11-40 of 95 items');
  await act(async () => button('Next')?.click());
  expect(pages).toEqual([5]);
});

test('large numbers are written with separators', async () => {
  const { place } = await showPager({ page: 400, perPage: 25, total: 1_234_567 });
  expect(place.textContent).toContain('Showing 9,976-10,000 of 1,234,567 items');
});

test('a page number out of range is refused with a message, and one in range opens', async () => {
  const { place, pages, button } = await showPager({ withGoTo: true });
  const input = place.querySelector('input');
  const go = async (text: string) => {
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await act(async () => button('Go')?.click());
  };
  await go('11');
  expect(place.textContent).toContain('Error: Invalid page number. Please enter a number between 1 and 10.');
  expect([pages, input?.getAttribute('aria-invalid')]).toEqual([[], 'true']);
  await go('7');
  expect(pages).toEqual([7]);
  expect(place.textContent).not.toContain('Invalid page number');
});

test('a list of one page says what it shows, and has no pages to go to', async () => {
  const { place, button } = await showPager({ page: 1, total: 7, withGoTo: true });
  expect(place.querySelector('p')?.textContent).toBe('Showing 1-7 of 7 items');
  expect(['Previous', '1', 'Next', 'Go'].filter(button)).toEqual([]);
});
