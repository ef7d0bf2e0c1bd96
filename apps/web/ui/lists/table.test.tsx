import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../../lib/testing/show.tsx';
import { Table } from './table.tsx';

afterEach(() => vi.restoreAllMocks());

function showTable() {
  return show(
    <Table
      caption="Rainfall"
      columns={[{ id: 'month', label: 'Month', cell: (month: string) => month }]}
      rows={['May']}
      rowKey={(month) => month}
    />,
  );
}

test('a table that fits its frame is no stop of the Tab key and no landmark', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const place = await showTable();
  await act(async () => undefined);
  const frame = place.querySelector('.table-scroll');
  expect([frame?.getAttribute('role'), frame?.getAttribute('tabindex')]).toEqual([null, null]);
});

test('a table that is wider than its frame is reached by Tab and named', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const place = await showTable();
  await act(async () => undefined);
  const frame = place.querySelector('.table-scroll');
  expect(['role', 'aria-label', 'tabindex'].map((name) => frame?.getAttribute(name))).toEqual([
    'region',
    'Rainfall',
    '0',
  ]);
});
