import { isBuiltin } from 'node:module';
import type { Fault } from './fault.ts';
import { placeOf } from './place.ts';
import { resolveImport } from './resolve.ts';
import type { Manifest, Tree } from './tree.ts';

/** Whatever a file imports by name must stand in the package.json that answers for it. */
export function findDependencyFaults(tree: Tree): Fault[] {
  const faults: Fault[] = [];
  const root = tree.manifests.get('');
  for (const [path, { imports }] of tree.files) {
    const { room, support } = placeOf(path);
    const folder = tree.manifests.has(room.folder) ? room.folder : '';
    const own = tree.manifests.get(folder);
    for (const { specifier, line, how } of imports) {
      const report = (says: string, mend: string) =>
        faults.push({ rule: 'dependency', path, line, says, mend });
      if (isBuiltin(specifier) && !specifier.startsWith('node:'))
        report(`imports ${specifier} without its prefix.`, `Write node:${specifier}.`);
      const target = resolveImport(tree, path, specifier);
      if (target.kind !== 'package' && target.kind !== 'workspace') continue;
      if (own?.name === target.name) continue;
      const manifest = folder ? `${folder}/package.json` : 'package.json';
      if (support || room.tool) {
        // What runs tests is declared once, at the root.
        if (isDeclared(own, target.name, true) || (support && isDeclared(root, target.name, true))) continue;
        report(
          `imports ${target.name}, which ${manifest} does not declare.`,
          `Add it with its exact version to the devDependencies of ${manifest} and run npm install.`,
        );
      } else if (
        isDeclared(own, target.name, false) ||
        (how === 'erased' && isDeclared(own, target.name, true))
      ) {
        continue;
      } else if (isDeclared(own, target.name, true)) {
        report(
          `imports ${target.name} at run time, but ${manifest} declares it for development only.`,
          `Move it to the dependencies of ${manifest}.`,
        );
      } else {
        report(
          `imports ${target.name}, which ${manifest} does not declare.`,
          `Add it with its exact version to the dependencies of ${manifest} and run npm install.`,
        );
      }
    }
  }
  return faults;
}

function isDeclared(manifest: Manifest | undefined, name: string, development: boolean): boolean {
  if (!manifest) return false;
  return manifest.dependencies.includes(name) || (development && manifest.devDependencies.includes(name));
}
