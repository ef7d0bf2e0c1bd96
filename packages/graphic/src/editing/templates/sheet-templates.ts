import { findByWords } from '../symbols/find-symbols.ts';
import type { Template } from './read-templates.ts';
import { MATHEMATICS } from './sheets/mathematics.ts';
import { SCIENCE } from './sheets/science.ts';
import { WORLD } from './sheets/world.ts';

interface TemplateGroup {
  readonly id: string;
  readonly name: string;
  readonly templates: readonly Template[];
}

/** In the order in which they are offered. */
export const TEMPLATE_GROUPS: readonly TemplateGroup[] = [
  { id: 'mathematics', name: 'Mathematics', templates: MATHEMATICS },
  { id: 'science', name: 'Physics, chemistry and biology', templates: SCIENCE },
  { id: 'world', name: 'Maps, plans, charts of ideas and music', templates: WORLD },
];

/** Finds the templates for a query as `findSymbols` finds symbols. */
export function findTemplates(query: string, groupId?: string): readonly Template[] {
  const all = TEMPLATE_GROUPS.filter(({ id }) => groupId === undefined || id === groupId).flatMap((group) =>
    group.templates.map((template) => ({ template, group })),
  );
  return findByWords(all, query, ({ template: { name, also }, group }) => ({
    name,
    more: [...also, group.name],
  })).map(({ template }) => template);
}
