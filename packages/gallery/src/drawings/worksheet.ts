import { type Labelled, type LabelRequest, placeLabels } from '@relievo/graphic/labels';
import type { Item } from '@relievo/graphic/model';
import { getProfile } from '@relievo/graphic/profiles';
import { at, sign } from '../build/geometry.ts';
import { group, mark } from '../build/items.ts';
import { createDrawing } from '../build/sheet.ts';
import { heading, toPlainBraille } from '../build/words.ts';

const BEDS = [
  ['Vegetables', 'disc', ['Bean', 'Beet', 'Cabbage', 'Carrot', 'Celery', 'Cucumber', 'Kale', 'Leek']],
  ['Roots', 'cross', ['Garlic', 'Onion', 'Parsnip', 'Pea', 'Potato', 'Radish', 'Swede', 'Turnip']],
  ['Herbs', 'ring', ['Basil', 'Chives', 'Dill', 'Mint', 'Oregano', 'Parsley', 'Sage', 'Thyme']],
  ['Flowers', 'triangle', ['Aster', 'Daisy', 'Iris', 'Lily', 'Marigold', 'Pansy', 'Rose', 'Tulip']],
  ['Berries', 'star', ['Apple', 'Cherry', 'Currant', 'Elder', 'Fig', 'Pear', 'Plum', 'Sloe']],
] as const;

const [LEFT, TOP, ACROSS, DOWN] = [24, 42, 46, 25.5];

const beds = BEDS.map(([name, symbol, names], bed) => ({
  id: `bed-${bed + 1}`,
  name: `Bed ${bed + 1}: ${name}`,
  plants: names.map((plant, index) => ({
    id: plant.toLowerCase(),
    name: plant,
    geometry: sign(symbol, at(LEFT + (index % 4) * ACROSS, TOP + (bed * 2 + Math.floor(index / 4)) * DOWN)),
  })),
}));

const figure: readonly Item[] = beds.map(({ id, name, plants }) =>
  group({
    id,
    role: 'data',
    name,
    description: 'Two rows of four plants, each bed with a mark of its own.',
    items: plants.map((plant) =>
      mark(plant.id, plant.name, `One of the ${name.slice(7).toLowerCase()}.`, plant.geometry),
    ),
  }),
);

export const WORKSHEET_LABELS: readonly LabelRequest[] = beds.flatMap(({ plants }) =>
  plants.map(({ id, name }) => ({
    id: `${id}-label`,
    print: name,
    target: { item: id },
  })),
);

/** Forty plants, forty labels: as themselves, on lead lines, or as codes with a key on sheets of its own. */
export function worksheet(): Labelled {
  return placeLabels(
    createDrawing(
      {
        id: 'worksheet',
        title: 'The school garden: 40 plants',
        description: 'Five beds, one below the other, each with two rows of four plants.',
      },
      figure,
      [heading('The school garden')],
    ),
    WORKSHEET_LABELS,
    getProfile('swell-a4'),
    toPlainBraille,
  );
}
