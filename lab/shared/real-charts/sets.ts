import type { ChartShape, RowChoice } from '@relievo/chart/work';

/** A chart that somebody makes of a real file: what they choose in the steps “Data” and “Chart”. */
export interface RealChart {
  readonly title: string;
  readonly file: string;
  readonly shape: Partial<ChartShape>;
  readonly rows?: Partial<RowChoice>;
}

function keep(column: string, value: string, is: 'equal' | 'above' = 'equal'): Partial<RowChoice> {
  return { keep: { column, is, value } };
}

function join(
  column: string,
  how: NonNullable<RowChoice['total']>['how'],
  more: Partial<RowChoice> = {},
): Partial<RowChoice> {
  return { ...more, total: { column, how } };
}

/** Files of vega-datasets, as they are: measured, counted and typed by others. */
export const REAL_CHARTS: readonly RealChart[] = [
  {
    title: 'Carbon dioxide at Mauna Loa',
    file: 'co2-concentration.csv',
    shape: { type: 'line', x: 'Date', y: ['CO2'] },
  },
  {
    title: 'Deaths by earthquakes',
    file: 'disasters.csv',
    shape: { type: 'line', x: 'Year', y: ['Deaths'] },
    rows: keep('Entity', 'Earthquake'),
  },
  {
    title: 'Deaths by kind of disaster',
    file: 'disasters.csv',
    shape: { type: 'bar', x: 'Entity', y: ['Deaths'] },
    rows: join('Entity', 'sum'),
  },
  {
    title: 'Income and health of countries',
    file: 'gapminder-health-income.csv',
    shape: { type: 'scatter', x: 'income', y: ['health'] },
  },
  {
    title: 'Temperature of the world',
    file: 'global-temp.csv',
    shape: { type: 'line', x: 'year', y: ['temp'] },
  },
  {
    title: 'Electricity in Iowa',
    file: 'iowa-electricity.csv',
    shape: { type: 'line', x: 'year', y: ['net_generation'], group: 'source' },
  },
  {
    title: 'Who died in the riots, by age',
    file: 'la-riots.csv',
    shape: { type: 'histogram', y: ['age'] },
  },
  {
    title: 'Who died in the riots',
    file: 'la-riots.csv',
    shape: { type: 'pie' },
    rows: join('race', 'count'),
  },
  {
    title: 'Hurricanes by state',
    file: 'population_engineers_hurricanes.csv',
    shape: { type: 'bar', x: 'state', y: ['hurricanes'] },
    rows: keep('hurricanes', '0', 'above'),
  },
  {
    title: 'Days by weather in Seattle',
    file: 'seattle-weather.csv',
    shape: { type: 'donut' },
    rows: join('weather', 'count'),
  },
  {
    title: 'Warmest hours of days in Seattle',
    file: 'seattle-weather.csv',
    shape: { type: 'histogram', y: ['temp_max'] },
  },
  { title: 'Shares of 500 firms', file: 'sp500.csv', shape: { type: 'area', x: 'date', y: ['price'] } },
  {
    title: 'Shares of five firms',
    file: 'stocks.csv',
    shape: { type: 'line', x: 'date', y: ['price'], group: 'symbol' },
  },
  {
    title: 'Work in building and in making',
    file: 'us-employment.csv',
    shape: { type: 'line', x: 'month', y: ['construction', 'manufacturing'] },
  },
  {
    title: 'Warmth in two towns',
    file: 'weather.csv',
    shape: { type: 'box', x: 'location', y: ['temp_max'] },
  },
  {
    title: 'The first of Anscombe’s four',
    file: 'anscombe.json',
    shape: { type: 'scatter', x: 'X', y: ['Y'] },
    rows: keep('Series', 'I'),
  },
  {
    title: 'Barley of ten varieties',
    file: 'barley.json',
    shape: { type: 'bar', x: 'variety', y: ['yield'], direction: 'lying' },
    rows: join('variety', 'mean'),
  },
  {
    title: 'Barley by site and variety in 1931',
    file: 'barley.json',
    shape: { type: 'heat-map', x: 'variety', y: ['yield'], group: 'site' },
    rows: keep('year', '1931'),
  },
  {
    title: 'Neomycin against bacteria',
    file: 'burtin.json',
    shape: { type: 'number-line', x: 'Bacteria', y: ['Neomycin'] },
  },
  {
    title: 'Weight and reach of cars',
    file: 'cars.json',
    shape: { type: 'scatter', x: 'Weight_in_lbs', y: ['Miles_per_Gallon'] },
  },
  {
    title: 'Reach of cars by origin',
    file: 'cars.json',
    shape: { type: 'bar', x: 'Origin', y: ['Miles_per_Gallon'] },
    rows: join('Origin', 'mean'),
  },
  {
    title: 'Deaths in the Crimea',
    file: 'crimea.json',
    shape: { type: 'bar', x: 'date', y: ['wounds', 'other', 'disease'], stacking: 'stacked' },
  },
  { title: 'The price of petrol', file: 'driving.json', shape: { type: 'line', x: 'year', y: ['gas'] } },
  {
    title: 'Length of life by country',
    file: 'gapminder.json',
    shape: { type: 'map', x: 'country', y: ['life_expect'] },
    rows: keep('year', '2005'),
  },
  {
    title: 'Length of life in Kenya',
    file: 'gapminder.json',
    shape: { type: 'line', x: 'year', y: ['life_expect'] },
    rows: keep('country', 'Kenya'),
  },
  { title: 'A share by day', file: 'ohlc.json', shape: { type: 'line', x: 'date', y: ['high', 'low'] } },
  {
    title: 'Flippers of penguins',
    file: 'penguins.json',
    shape: { type: 'box', x: 'Species', y: ['Flipper Length'] },
  },
  {
    title: 'Beaks and bodies of penguins',
    file: 'penguins.json',
    shape: { type: 'scatter', x: 'Beak Length', y: ['Body Mass'] },
  },
  {
    title: 'People of the United States by age',
    file: 'population.json',
    shape: { type: 'bar', x: 'age', y: ['people'], group: 'sex', stacking: 'diverging' },
    rows: keep('year', '2000'),
  },
  {
    title: 'The price of wheat',
    file: 'wheat.json',
    shape: { type: 'bar', x: 'year', y: ['wheat'] },
  },
  {
    title: 'How late flights were',
    file: 'flights-2k.json',
    shape: { type: 'histogram', y: ['delay'] },
  },
  {
    title: 'Birds that planes met, by size',
    file: 'birdstrikes.csv',
    shape: { type: 'bar' },
    rows: join('Wildlife Size', 'count'),
  },
  {
    title: 'Accountants in the census',
    file: 'jobs.json',
    shape: { type: 'line', x: 'year', y: ['count'], group: 'sex' },
    rows: keep('job', 'Accountant / Auditor'),
  },
  {
    title: 'Out of work by industry',
    file: 'unemployment-across-industries.json',
    shape: { type: 'line', x: 'date', y: ['rate'], group: 'series' },
  },
  {
    title: 'How tall eight people are',
    file: 'lookup_people.csv',
    shape: { type: 'bar', x: 'name', y: ['height'] },
  },
];
