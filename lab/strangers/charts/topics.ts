/** Subjects that charts are about, as teachers choose them. */
export interface Topic {
  readonly title: string;
  readonly names: string;
  readonly values: string;
  readonly categories: readonly string[];
  readonly series: readonly string[];
  readonly range: readonly [number, number];
  readonly decimals: number;
}

export const TOPICS: readonly Topic[] = [
  {
    title: 'Rainfall in three ports',
    names: 'Month',
    values: 'Rainfall (mm)',
    categories: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'],
    series: ['Porto', 'Cork', 'Oslo'],
    range: [12, 190],
    decimals: 0,
  },
  {
    title: 'Books borrowed last term',
    names: 'Class',
    values: 'Books',
    categories: ['3A', '3B', '4A', '4B', '5A', '5B'],
    series: ['Stories', 'Science', 'Comics'],
    range: [8, 96],
    decimals: 0,
  },
  {
    title: 'Favourite fruit',
    names: 'Fruit',
    values: 'Children',
    categories: ['Apple', 'Banana', 'Cherry', 'Grape', 'Mango', 'Pear', 'Plum'],
    series: ['Girls', 'Boys'],
    range: [2, 28],
    decimals: 0,
  },
  {
    title: 'Mass of garden birds',
    names: 'Bird',
    values: 'Mass (g)',
    categories: ['Robin', 'Wren', 'Finch', 'Tit', 'Starling', 'Sparrow'],
    series: ['Adult', 'Young'],
    range: [8, 85],
    decimals: 1,
  },
  {
    title: 'Electricity by source',
    names: 'Source',
    values: 'Energy (TWh)',
    categories: ['Wind', 'Solar', 'Gas', 'Coal', 'Hydro', 'Nuclear'],
    series: ['2010', '2015', '2020'],
    range: [5, 240],
    decimals: 1,
  },
  {
    title: 'How pupils come to school',
    names: 'Way',
    values: 'Share (%)',
    categories: ['Walk', 'Bus', 'Bike', 'Car', 'Train'],
    series: ['Town', 'Village'],
    range: [4, 48],
    decimals: 0,
  },
  {
    title: 'Plant growth under lamps',
    names: 'Week',
    values: 'Height (cm)',
    categories: ['1', '2', '3', '4', '5', '6', '7'],
    series: ['Red lamp', 'Blue lamp', 'Daylight'],
    range: [1, 42],
    decimals: 1,
  },
  {
    title: 'Speed of animals',
    names: 'Animal',
    values: 'Speed (km/h)',
    categories: ['Lion', 'Hare', 'Horse', 'Elk', 'Zebra', 'Wolf'],
    series: ['Walking', 'Running'],
    range: [10, 80],
    decimals: 0,
  },
  {
    title: 'Visitors of the museum',
    names: 'Day',
    values: 'Visitors',
    categories: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    series: ['Morning', 'Afternoon'],
    range: [120, 940],
    decimals: 0,
  },
  {
    title: 'Depth of lakes',
    names: 'Lake',
    values: 'Depth (m)',
    categories: ['Como', 'Garda', 'Ohrid', 'Geneva', 'Bled'],
    series: ['Mean', 'Greatest'],
    range: [20, 420],
    decimals: 0,
  },
];
