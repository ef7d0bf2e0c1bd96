import { fileURLToPath } from 'node:url';
import { arrowFaults } from './arrows.ts';
import { crowdingFaults } from './crowding.ts';
import { cycleFaults } from './cycles.ts';
import { dependencyFaults } from './dependencies.ts';
import { drawingFaults } from './drawing.ts';
import { type Fault, printFault } from './fault.ts';
import { libraryFaults } from './libraries.ts';
import { nameFaults } from './names.ts';
import { pairFaults } from './pairs.ts';
import { reachFaults } from './reach.ts';
import { reservedFaults } from './reserved.ts';
import { readTree } from './tree.ts';

const RULES = [
  arrowFaults,
  reachFaults,
  crowdingFaults,
  cycleFaults,
  pairFaults,
  dependencyFaults,
  libraryFaults,
  nameFaults,
  reservedFaults,
];

export function checkArchitecture(root: string): Fault[] {
  const tree = readTree(root);
  return [...RULES.flatMap((rule) => rule(tree)), ...drawingFaults(tree, root)];
}

if (import.meta.main) {
  const faults = checkArchitecture(fileURLToPath(new URL('../..', import.meta.url)));
  for (const fault of faults) console.error(printFault(fault));
  if (faults.length > 0) {
    console.error(
      `${faults.length} broken ${faults.length === 1 ? 'rule' : 'rules'} of scripts/architecture/table.ts`,
    );
    process.exitCode = 1;
  }
}
