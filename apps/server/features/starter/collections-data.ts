import type { CollectionVisibility } from '@relievo/contracts/library';

/** What people of the demonstration have put together; items are names of starter entries. */
export interface StarterCollection {
  readonly owner: 'teacher' | 'student';
  readonly name: string;
  readonly description: string;
  readonly visibility: CollectionVisibility;
  readonly items: readonly { readonly entry: string; readonly notes?: string }[];
}

export const STARTER_COLLECTIONS: readonly StarterCollection[] = [
  {
    owner: 'teacher',
    name: 'Triangles and circles',
    description: 'For the unit on geometry in spring.',
    visibility: 'listed',
    items: [
      { entry: 'triangle-and-circle', notes: 'Begin with this one: two textures only.' },
      { entry: 'pythagoras' },
      { entry: 'pythagoras-lesson', notes: 'Print it in braille for the assistant.' },
      { entry: 'unit-circle' },
    ],
  },
  {
    owner: 'teacher',
    name: 'First week',
    description: 'Orientation for new learners.',
    visibility: 'private',
    items: [{ entry: 'floor-plan' }, { entry: 'clock' }, { entry: 'running-track' }],
  },
  {
    owner: 'student',
    name: 'For the test',
    description: '',
    visibility: 'private',
    items: [{ entry: 'parabola' }, { entry: 'straight-line', notes: 'Slope!' }],
  },
];
