interface Face {
  readonly description: string;
  /** An emoji. */
  readonly icon: string;
}

/** The categories that the product knows by name. */
const FACES: ReadonlyMap<string, Face> = new Map(
  Object.entries({
    algebra: { icon: '🔢', description: 'Equations, expressions and functions' },
    'calculus i': { icon: '📈', description: 'Limits, derivatives and integrals' },
    geometry: { icon: '📐', description: 'Shapes, angles and measurement' },
    trigonometry: { icon: '🔺', description: 'Triangles, sines and cosines' },
    science: { icon: '🔬', description: 'Biology, chemistry and physics' },
    'physical education': { icon: '🏃', description: 'Movement, games and health' },
    'general education': { icon: '📚', description: 'Material for many subjects' },
    art: { icon: '🎨', description: 'Drawing, painting and sculpture' },
    music: { icon: '🎵', description: 'Notes, instruments and listening' },
    technology: { icon: '💻', description: 'Computers, networks and making' },
  }),
);

/** How a category is shown; one that nobody foresaw has a folder. */
export function findFace(category: string): Face {
  const known = FACES.get(category.trim().toLowerCase());
  return known ?? { icon: '📁', description: `Resources related to ${category}` };
}
