import { Trans, useLingui } from '@lingui/react/macro';
import { DEFAULT_PAGE_SIZE } from '@relievo/contracts/operations';
import { useState } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { CardGrid } from '../../../ui/lists/card-grid.tsx';
import { Chips } from '../../../ui/lists/chips.tsx';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import { type Sort, Table } from '../../../ui/lists/table.tsx';
import { Tree } from '../../../ui/lists/tree.tsx';
import { Specimen } from '../specimen/specimen.tsx';
import { useMedia } from '../specimen/use-media.ts';

export function ListsSection() {
  const { t } = useLingui();
  return (
    <section>
      <h2>
        <Trans>Lists</Trans>
      </h2>
      <Specimen title={t`Table`}>
        <SheetTable />
      </Specimen>
      <Specimen title={t`Tree`}>
        <Tree
          label={t`Objects of the drawing`}
          selectionMode="single"
          defaultExpandedKeys={['axes']}
          nodes={[
            {
              id: 'axes',
              label: t`Axes`,
              children: [
                { id: 'x', label: t`Across`, note: t`5 ticks` },
                { id: 'y', label: t`Upwards`, note: t`8 ticks` },
              ],
            },
            { id: 'curve', label: t`Curve` },
            { id: 'labels', label: t`Labels`, children: [{ id: 'title', label: t`Heading` }] },
          ]}
        />
      </Specimen>
      <Specimen title={t`Chips`}>
        <FilterChips />
      </Specimen>
      <Specimen title={t`Cards`}>
        <Cards />
      </Specimen>
      <Specimen title={t`Pagination`}>
        <Pages />
      </Specimen>
    </section>
  );
}

type Column = 'name' | 'dots';

function SheetTable() {
  const { t } = useLingui();
  const [sort, setSort] = useState<Sort<Column>>({ column: 'dots', direction: 'descending' });
  const rows = [
    { name: t`Map`, dots: 812 },
    { name: t`Parabola`, dots: 1204 },
    { name: t`Timeline`, dots: 96 },
  ].toSorted((a, b) => {
    const order = sort.column === 'dots' ? a.dots - b.dots : a.name.localeCompare(b.name);
    return sort.direction === 'ascending' ? order : -order;
  });
  return (
    <Table
      caption={t`Sheets and their dots`}
      columns={[
        { id: 'name', label: t`Sheet`, cell: ({ name }) => name, sortable: true },
        { id: 'dots', label: t`Dots`, cell: ({ dots }) => dots, numeric: true, sortable: true },
      ]}
      rows={rows}
      rowKey={({ name }) => name}
      sort={sort}
      onSort={setSort}
    />
  );
}

function FilterChips() {
  const { t } = useLingui();
  const media = useMedia();
  const [gone, setGone] = useState<readonly string[]>([]);
  const chips = media.slice(0, 3).filter(({ value }) => !gone.includes(value));
  return (
    <Chips
      label={t`Filters in use`}
      chips={chips.map(({ value, label }) => ({ id: value, label }))}
      onRemove={(id) => {
        setGone([...gone, id]);
        announce(t`Filter ${media.find(({ value }) => value === id)?.label ?? ''} updated`, 'library');
      }}
      onClear={() => {
        setGone(media.map(({ value }) => value));
        announce(t`All filters cleared`, 'library');
      }}
    />
  );
}

const NUMBERS = Array.from({ length: 23 }, (_, index) => index + 1);

function Cards() {
  const { t } = useLingui();
  const [view, setView] = useState('grid');
  return (
    <>
      <RadioGroup
        label={t`Shown as`}
        value={view}
        onChange={setView}
        options={[
          { value: 'grid', label: t`Grid` },
          { value: 'list', label: t`List` },
        ]}
      />
      <CardGrid
        label={t`Numbered sheets`}
        items={NUMBERS}
        itemKey={String}
        view={view === 'list' ? 'list' : 'grid'}
      >
        {(number, focusProps) => (
          <a className="workshop-card" href={`#sheet-${number}`} {...focusProps}>
            {t`Sheet ${number}`}
          </a>
        )}
      </CardGrid>
    </>
  );
}

const TOTAL = 1234;

function Pages() {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState<number>(DEFAULT_PAGE_SIZE);
  const shared = {
    total: TOTAL,
    page,
    perPage,
    onPage: (next: number) => {
      setPage(next);
      announce(t`Page ${next}`, 'pagination');
    },
    onPerPage: (next: number) => {
      setPerPage(next);
      setPage(1);
    },
  };
  return (
    <>
      <Pagination {...shared} noun={t`sheets`} label={t`Pages of sheets`} />
      <Pagination {...shared} noun={t`sheets`} label={t`Pages of sheets, with both ends`} withEnds />
      <Pagination {...shared} noun={t`sheets`} label={t`Pages of sheets, in little room`} compact />
    </>
  );
}
