import type { Database } from '../../../platform/database/database.ts';
import { aResource, aUser } from '../../../testing/factories.ts';
import { DEMO_PEOPLE } from '../../demo/people-data.ts';
import { ALL_STARTER_DRAWINGS } from '../drawings-data.ts';
import { STARTER_ENTRIES } from '../entries-data.ts';
import { nameOf } from '../entry-rules.ts';

/** What is said of each published resource of the starter library, without its files. Gives their names by their ids. */
export async function insertStarterRows(database: Database): Promise<Map<string, string>> {
  const { id: owner } = await aUser(database, { role: 'teacher' });
  const names = new Map<string, string>();
  for (const entry of STARTER_ENTRIES) {
    if (entry.fate) continue;
    const { id } = await aResource(database, {
      owner,
      name: nameOf(entry),
      title: entry.title ?? ALL_STARTER_DRAWINGS.get(entry.drawing)?.make().drawing.title ?? '',
      description: entry.use,
      category: entry.category,
      subject: entry.subject,
      tags: entry.tags,
      author_name: DEMO_PEOPLE.find(({ role }) => role === entry.author)?.name ?? '',
    });
    names.set(id, nameOf(entry));
  }
  return names;
}
