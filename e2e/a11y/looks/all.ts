import type { Page } from '@playwright/test';
import { findPaleText } from './contrast.ts';
import { findFieldsWithoutLabel, findFieldsWithoutPurpose } from './fields.ts';
import { findWrongLanguages } from './language.ts';
import { findDeafRegions } from './live-regions.ts';
import { findDisorder } from './order.ts';
import { findPointerOnly } from './pointer.ts';
import { findSeverityByColour } from './severity.ts';
import { findSmallText } from './small-text.ts';
import { findTitlesForTheMouse } from './titles.ts';

/** What can be seen of a page at rest where engines do not look; each asks the page once. */
export const LOOKS: readonly ((page: Page) => Promise<string[]>)[] = [
  findPaleText,
  findSmallText,
  findDisorder,
  findFieldsWithoutLabel,
  findFieldsWithoutPurpose,
  findTitlesForTheMouse,
  findDeafRegions,
  findSeverityByColour,
  findPointerOnly,
  findWrongLanguages,
];
