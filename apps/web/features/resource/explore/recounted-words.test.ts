import { setupI18n } from '@lingui/core';
import { createFromTemplate, TEMPLATE_NAMES } from '@relievo/graphic/editing/templates';
import { explorableOf, listNearParts } from '@relievo/graphic/explore';
import { writeDrawing } from '@relievo/graphic/svg';
import {
  readExplored,
  readPlainDrawing,
  recountNear,
  recountNearest,
  recountParts,
  recountPlace,
  recountTouches,
} from '@relievo/graphic/testing';
import { expect, test } from 'vitest';
import { phrasesOf, textOf } from '../../../lib/speaking/phrase.ts';
import { describePlace, describeTouches } from '../parts/part-words.ts';
import { describeNear } from './near-words.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
/** Another one than that of the page, by which the names of parts are known in what is said. */
const LANGUAGE = 'de';

// `npm run lab -- counts` does the same for every drawing of the starter library, at random, and of strangers.
test.each(TEMPLATE_NAMES)(
  'what is said of each part of the template %s is what a second reader measures in its file',
  (template) => {
    const drawing = { ...createFromTemplate(template, 'Sheet'), language: LANGUAGE };
    const explorable = explorableOf(drawing);
    const { parts } = explorable;
    const explored = readExplored(readPlainDrawing(writeDrawing(drawing)));
    const recounted = parts.flatMap(({ id, place, touches }) => {
      const touched = phrasesOf(describeTouches(touches, { parts, language: LANGUAGE }, i18n));
      const near = listNearParts(explorable, id, 3);
      return [
        recountPlace(explored, id, describePlace(place, i18n)),
        recountTouches(
          explored,
          id,
          textOf(touched),
          touched.filter(({ language }) => language === LANGUAGE).length,
        ),
        recountNearest(
          explored,
          id,
          near.map(({ part }) => part.id),
        ),
        ...near.flatMap((one) =>
          recountNear(explored, id, one.part.id, textOf(describeNear([one], LANGUAGE, i18n))),
        ),
      ];
    });
    const wrong = [recountParts(explored, parts.length), ...recounted].filter(
      ({ right, differ }) => !right || differ > 0,
    );
    expect(wrong).toEqual([]);
  },
);
