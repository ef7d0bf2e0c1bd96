import { expect, test } from 'vitest';
import type { Drawing } from '../model/drawing.ts';
import { walk } from '../model/walk.ts';
import { getProfile } from '../profiles/profiles.ts';
import { check } from './check.ts';
import { repair } from './repair.ts';
import type { Finding } from './rule/rule.ts';
import { createSeeded, SCENES } from './testing/seeded.ts';

const paper = getProfile('swell-a4');
function idsOf(drawing: Drawing): readonly string[] {
  return [...walk(drawing)].map(({ item }) => item.id);
}
function tallyFindings(findings: readonly Finding[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { rule } of findings) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return counts;
}

test('repairs fix nine in ten repairable findings of two hundred faulty drawings and add none', {
  tags: 'exhaustive',
}, () => {
  let repairable = 0;
  let left = 0;
  const met = new Set<string>();
  for (let seed = 1; seed <= 200; seed += 1) {
    const { sound, faulty, planted } = createSeeded(seed);
    expect(check(sound, paper), `seed ${seed} before the faults`).toEqual([]);
    const findings = check(faulty, paper);
    for (const name of planted)
      expect(
        findings.map(({ rule }) => rule),
        `seed ${seed}, ${planted.join()}`,
      ).toContain(name);
    for (const { rule } of findings) met.add(rule);
    const { drawing, remaining, repaired } = repair(faulty, findings, paper);
    expect(idsOf(drawing), `seed ${seed}`).toEqual(idsOf(faulty));
    expect(remaining).toEqual(check(drawing, paper));
    expect(repaired.length + remaining.length).toBeGreaterThanOrEqual(findings.length);
    const before = tallyFindings(findings);
    for (const [rule, count] of tallyFindings(remaining))
      expect(count, `${rule} of seed ${seed}`).toBeLessThanOrEqual(before.get(rule) ?? 0);
    repairable += findings.filter((finding) => finding.repairable).length;
    left += remaining.filter((finding) => finding.repairable).length;
  }
  expect(repairable).toBeGreaterThan(600);
  expect(1 - left / repairable).toBeGreaterThanOrEqual(0.9);
  expect(Object.keys(SCENES).filter((name) => !met.has(name))).toEqual([]);
});
