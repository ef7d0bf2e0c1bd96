export type { CategoryCard, CollectionCard, CollectionVisibility, Facets } from './library.ts';
