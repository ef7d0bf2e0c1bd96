/** What the sweep of e2e/a11y opens, as the accessibility statement says it; e2e/a11y/statement.spec.ts compares them. */
export const SWEEP = { screens: 300, themes: 4, themesInARun: 1 } as const;
