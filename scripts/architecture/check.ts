import { fileURLToPath } from 'node:url';
import { arrowFaults } from './arrows.ts';
import { crowdingFaults } from './crowding.ts';
import { cycleFaults } from './cycles.ts';
import { dependencyFaults } from './dependencies.ts';
import { type Fault, printFault } from './fault.ts';
import { reservedFaults } from './reserved.ts';
import { readTree } from './tree.ts';

export function checkArchitecture(root: string): Fault[] {
  const tree = readTree(root);
  return [arrowFaults, crowdingFaults, cycleFaults, dependencyFaults, reservedFaults].flatMap((rule) =>
    rule(tree),
  );
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
