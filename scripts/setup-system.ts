import { canInstall, installPackages } from './system/apt.ts';
import { findMissingTools, OPTIONAL_TOOLS } from './system/tools.ts';

/** `npm run setup:system`: the programs of the system that Relievo uses where they are installed. */
const missing = findMissingTools(OPTIONAL_TOOLS);
const packages = missing.flatMap((tool) => tool.packages);

if (missing.length === 0) {
  console.log('Everything that Relievo can use is installed.');
} else if (!canInstall()) {
  console.log(
    `As root on Debian this would install: ${packages.join(' ')}. Elsewhere, install what your system has of it:`,
  );
  for (const { program, use } of missing) console.log(`  ${program}: ${use}`);
} else if (!installPackages(packages)) {
  console.error('Not everything could be installed; see the words above.');
  process.exitCode = 1;
} else {
  console.log('Everything that Relievo can use is installed. Start it again to make use of it.');
}
