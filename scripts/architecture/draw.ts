import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DRAWING_FILE, withDrawing } from './drawing.ts';
import { readTree } from './tree.ts';

/** `node scripts/architecture/draw.ts` draws the arrows between folders into ARCHITECTURE.md. */
const root = join(import.meta.dirname, '../..');
const paper = join(root, DRAWING_FILE);
writeFileSync(paper, withDrawing(readFileSync(paper, 'utf8'), readTree(root)));
