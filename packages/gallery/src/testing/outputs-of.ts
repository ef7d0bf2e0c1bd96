import type { Output, OutputFile, OutputResult } from '@relievo/graphic/outputs';
import { chooseProfile, type Page } from '../pages.ts';

const made = new Map<string, OutputResult>();

/** Made once for all the tests of a page. */
export function outputOf({ name, drawing }: Page, output: Output): OutputResult {
  const key = `${name} ${output.id}`;
  const known = made.get(key);
  if (known) return known;
  const result = output.make({ drawing }, chooseProfile(output.id, drawing));
  if (!result.ok) throw new Error(`${key}: ${result.problems[0].code}`);
  made.set(key, result.value);
  return result.value;
}

export function textOf({ bytes }: OutputFile): string {
  return new TextDecoder().decode(bytes);
}

export function fileOf(page: Page, output: Output, name: string): OutputFile {
  const file = outputOf(page, output).files.find((one) => one.name === name);
  if (!file) throw new Error(`${output.id} of ${page.name} has no ${name}`);
  return file;
}
