import { fileURLToPath } from 'node:url';
import { findArrowFaults } from './arrows.ts';
import { findCrowdingFaults } from './crowding.ts';
import { findCycleFaults } from './cycles.ts';
import { findDependencyFaults } from './dependencies.ts';
import { findDoorFaults } from './doors.ts';
import { findDrawingFaults } from './drawing.ts';
import { type Fault, printFault } from './fault.ts';
import { findLibraryFaults } from './libraries.ts';
import { findNameFaults } from './names.ts';
import { findPairFaults } from './pairs.ts';
import { findReachFaults } from './reach.ts';
import { findReservedFaults } from './reserved.ts';
import { readTree } from './tree.ts';

const RULES = [
  findArrowFaults,
  findReachFaults,
  findDoorFaults,
  findCrowdingFaults,
  findCycleFaults,
  findPairFaults,
  findDependencyFaults,
  findLibraryFaults,
  findNameFaults,
  findReservedFaults,
];

export function checkArchitecture(root: string): Fault[] {
  const tree = readTree(root);
  return [...RULES.flatMap((rule) => rule(tree)), ...findDrawingFaults(tree, root)];
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
