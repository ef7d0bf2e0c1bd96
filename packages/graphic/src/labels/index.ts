export { isShortAsCode } from './codes.ts';
export { createCode, withKey } from './key.ts';
export type { KeyEntry } from './key-entries.ts';
export { placeLabels } from './place.ts';
export type { Lettering, LineMeasure } from './print/letters.ts';
export { addPrint, LABEL_FORMS, type LabelForm, replaceByPrint } from './print/print-labels.ts';
export { LEAST_PRINT } from './print-size.ts';
export type { Labelled, LabelRequest, Translate } from './request.ts';
export { breakTextEvenly, breakTextWithin } from './text-within.ts';
