import { performTasks } from '../inside.ts';
import { commit, type Places } from './deeds.ts';

/** A child that does what it is told to, one deed after the other, and tells what became of each. */
await performTasks(async ({ request, writeFile }) => {
  const { deeds, places } = request as { deeds: string[]; places: Places };
  const told: Record<string, unknown> = {};
  for (const deed of deeds) told[deed] = await commit(deed, places);
  await writeFile('told.txt', new TextEncoder().encode('whole'));
  return told;
});
