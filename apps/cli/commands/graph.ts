import { DEFAULT_DOMAIN, type Domain, tabulateFunction } from '@relievo/chart/function';
import { importSource } from '@relievo/convert/formats';
import type { ImportOptions, Inputs } from '../input/read-input.ts';
import { BadInput } from '../io.ts';
import { numberOption, type Options } from '../options.ts';
import { badInput } from '../output/told.ts';
import type { Command } from './command.ts';
import { makeOutputsOf } from './convert.ts';
import { MAKING } from './making.ts';

export const graph: Command = {
  options: [...MAKING, 'domain', 'step'],
  run: (words, io) => {
    const [formula, ...more] = words.positionals;
    if (formula === undefined || more.length > 0)
      throw new BadInput(
        'one_formula',
        'relievo graph takes one formula in quotation marks: relievo graph "y = 2x² - 3".',
      );
    const domain = domainOf(words.values);
    return makeOutputsOf(words, io, (_, options) => graphOf(formula, domain, options));
  },
};

/** The day of a file that nobody wrote. */
const NO_DAY = '2000-01-01';

async function graphOf(formula: string, domain: Domain, options: ImportOptions): Promise<Inputs> {
  const made = tabulateFunction(formula, domain);
  if (!made.ok) throw badInput(made.problems[0]);
  const { columns, rows } = made.value;
  const lines = Array.from({ length: rows }, (_, row) => columns.map(({ texts }) => texts[row]).join(','));
  const csv = [columns.map(({ name }) => name).join(','), ...lines].join('\n');
  const read = await importSource(
    { name: 'graph.csv', bytes: new TextEncoder().encode(csv) },
    {
      ...options,
      title: options.title ?? formula,
      wish: { type: 'function', x: 'x', y: ['y'] },
      reading: { header: 'yes', decimal: 'point' },
    },
  );
  if (!read.ok) throw badInput(read.problems[0]);
  return [{ ...read.value, pages: [], name: 'graph', date: NO_DAY }];
}

function domainOf({ domain, step }: Options): Domain {
  const [, from, to] = /^((?:[^.]|\.(?!\.))+)\.\.(.+)$/.exec(domain ?? '') ?? [];
  if (domain !== undefined && (from === undefined || to === undefined))
    throw new BadInput(
      'bad_domain',
      `--domain is written FROM..TO, such as --domain=-5..5, not “${domain}”.`,
    );
  const ends = { least: -1e9, most: 1e9 };
  return {
    from: numberOption('domain', from, ends) ?? DEFAULT_DOMAIN.from,
    to: numberOption('domain', to, ends) ?? DEFAULT_DOMAIN.to,
    step: numberOption('step', step, { least: 1e-9, most: 1e9 }) ?? DEFAULT_DOMAIN.step,
  };
}
