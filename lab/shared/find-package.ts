import { findPackageJSON } from 'node:module';

/** Where a package that the product does without says what it is; undefined where it is not installed. */
export function findPackage(name: string): string | undefined {
  try {
    return findPackageJSON(name, import.meta.url);
  } catch {
    return undefined;
  }
}
