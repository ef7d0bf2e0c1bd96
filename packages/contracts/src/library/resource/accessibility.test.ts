import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeAccessibility, type ReadingMatter } from './accessibility.ts';
import { ACCESSIBILITY_VOCABULARY as VOCABULARY } from './accessibility-vocabulary.ts';
import { summarizeAccessibility } from './reading-words.ts';

const NOTHING: ReadingMatter = {
  altText: '',
  type: 'graphic',
  format: null,
  graphicType: null,
  hasPicture: false,
  hasChartData: false,
  outputs: [],
  makeable: [],
  findings: [],
};
function describeMatter(matter: Partial<ReadingMatter>) {
  return describeAccessibility({ ...NOTHING, ...matter });
}
function createOutputs(...formats: string[]) {
  return formats.map((format) => ({ format, profile: 'swell-a4' }));
}
const PICTURE = { format: 'svg', hasPicture: true } as const;

describe('how a resource can be read', () => {
  test('a described picture is enough for eyes, and its words are enough without them', () => {
    const { ways, gaps, accessMode, accessModeSufficient, accessibilityFeature, accessibilityHazard } =
      describeMatter({
        ...PICTURE,
        altText: 'A curve that rises',
      });
    expect({ ways, gaps, accessMode, accessModeSufficient }).toEqual({
      ways: ['see', 'description'],
      gaps: [],
      accessMode: ['visual'],
      accessModeSufficient: [['visual'], ['textual']],
    });
    expect([accessibilityFeature, accessibilityHazard]).toEqual([['alternativeText', 'unlocked'], ['none']]);
  });

  test('a draft says what it has, and apart from that what can be made of it', () => {
    const draft = describeMatter({ ...PICTURE, makeable: ['swell', 'brf', 'audio', 'text'] });
    expect(draft).toMatchObject({
      ways: ['see'],
      makeable: ['touch', 'braille', 'hear', 'longDescription'],
      gaps: ['description'],
      accessMode: ['visual'],
      accessibilityFeature: ['unlocked'],
    });
    expect(summarizeAccessibility(draft, '')).toBe('You can see it. It has no description.');
    const made = describeMatter({ ...PICTURE, makeable: ['swell', 'brf'], outputs: createOutputs('swell') });
    expect(made).toMatchObject({ ways: ['touch', 'see'], makeable: ['braille'] });
    expect(made.accessibilityFeature).toContain('tactileGraphic');
  });

  test('a text or a recording of a picture that nobody described is no description', () => {
    const outputs = createOutputs('text', 'audio');
    expect(describeMatter({ ...PICTURE, outputs })).toMatchObject({
      ways: ['hear', 'see'],
      accessModeSufficient: [['visual']],
      accessibilityFeature: ['unlocked'],
    });
    const described = describeMatter({ ...PICTURE, outputs, altText: 'A curve that rises' });
    expect(described.ways).toEqual(['hear', 'see', 'description', 'longDescription']);
    expect(described.accessModeSufficient).toEqual([['visual'], ['auditory'], ['textual']]);
  });

  test('a kind of graphic that nobody foresaw says nothing', () => {
    for (const graphicType of ['constructor', '__proto__', 'a kind'])
      expect(describeMatter({ graphicType })).toEqual(describeMatter({}));
  });

  test('a picture without words says that they are missing', () => {
    expect(describeMatter({ ...PICTURE, altText: '  ' })).toMatchObject({
      gaps: ['description'],
      accessModeSufficient: [['visual']],
      accessibilityFeature: ['unlocked'],
    });
  });

  test('swell paper and braille are enough for fingers; a sheet that a device speaks for needs ears too', () => {
    expect(describeMatter({ ...PICTURE, outputs: createOutputs('swell', 'brf', 'stl') })).toMatchObject({
      ways: ['touch', 'hold', 'braille', 'see'],
      accessMode: ['visual', 'tactile'],
      accessModeSufficient: [['visual'], ['tactile']],
      accessibilityFeature: ['tactileGraphic', 'tactileObject', 'braille', 'unlocked'],
    });
    expect(describeMatter({ ...PICTURE, outputs: createOutputs('iveo') })).toMatchObject({
      ways: ['touch', 'spokenParts', 'see'],
      accessModeSufficient: [['visual'], ['auditory', 'tactile']],
    });
    expect(describeMatter({ ...PICTURE, outputs: createOutputs('haptics') }).accessibilityFeature).toEqual([
      'unlocked',
    ]);
  });

  test('the kind of graphic tells of a form that the reader may not have', () => {
    expect(describeMatter({ ...PICTURE, graphicType: 'viewplus_embossed' }).ways).toEqual(['touch', 'see']);
    expect(describeMatter({ ...PICTURE, graphicType: 'toString' }).ways).toEqual(['see']);
  });

  test('a chart with sound, a long description and a tagged PDF names all of them', () => {
    expect(
      describeMatter({
        ...PICTURE,
        type: 'chart',
        hasChartData: true,
        outputs: createOutputs('audio', 'text', 'pdf'),
      }),
    ).toMatchObject({
      ways: ['hear', 'see', 'longDescription', 'taggedPdf'],
      accessMode: ['visual', 'chartOnVisual', 'textual', 'auditory'],
      accessModeSufficient: [['visual'], ['auditory'], ['textual']],
      accessibilityFeature: ['longDescription', 'taggedPDF', 'unlocked'],
    });
  });

  test('the numbers of a chart can be heard, and do not say by themselves what they stand for', () => {
    expect(describeMatter({ ...PICTURE, type: 'chart', hasChartData: true })).toMatchObject({
      ways: ['hear', 'see'],
      accessMode: ['visual', 'chartOnVisual', 'auditory'],
      accessModeSufficient: [['visual']],
    });
  });

  test('a film has captions or lacks them, and nobody here knows whether it flashes', () => {
    const captions = [{ format: 'vtt', profile: 'captions' }];
    const hazards = ['unknownFlashingHazard', 'unknownMotionSimulationHazard', 'unknownSoundHazard'];
    expect(describeMatter({ format: 'webm', hasPicture: true, outputs: captions })).toMatchObject({
      ways: ['see', 'captions'],
      gaps: [],
      accessModeSufficient: [
        ['auditory', 'visual'],
        ['textual', 'visual'],
      ],
      accessibilityFeature: ['closedCaptions', 'unlocked'],
      accessibilityHazard: hazards,
    });
    expect(describeMatter({ format: 'mp4' }).gaps).toEqual(['captions']);
  });

  test('two forms for one medium have the same faults, told once', () => {
    const thin = {
      profile: 'swell-a4',
      severity: 'warning',
      code: 'axis_width_wrong',
      parameters: {},
      message: 'The axis is thin.',
    } as const;
    const close = { ...thin, message: 'The gap is small.' };
    const findings = [thin, close, thin, { ...thin, profile: 'dotpad' }];
    expect(describeMatter({ ...PICTURE, findings }).findings).toEqual([
      thin,
      close,
      { ...thin, profile: 'dotpad' },
    ]);
  });

  test('a resource without any of them says so', () => {
    expect(describeMatter({})).toMatchObject({
      ways: [],
      accessModeSufficient: [],
      accessibilityFeature: ['none'],
    });
  });

  test('any resource has published values only, and none of them twice', () => {
    const form = fc.constantFrom(
      'iveo',
      'tiger',
      'haptics',
      'brf',
      'stl',
      'audio',
      'text',
      'pdf',
      'vtt',
      'x',
    );
    const own = fc.constantFrom(null, 'svg', 'gif', 'webm', 'html', 'pptx', 'chart', 'x');
    fc.assert(
      fc.property(
        fc.record({
          altText: fc.string(),
          type: fc.constantFrom(null, 'chart', 'graphic'),
          format: own,
          graphicType: fc.constantFrom(null, 'iveo_audio_tactile', 'vital_haptics', 'constructor'),
          hasPicture: fc.boolean(),
          hasChartData: fc.boolean(),
          outputs: fc.array(fc.record({ format: form, profile: fc.constantFrom('swell-a4', 'captions') })),
          makeable: fc.array(form),
          findings: fc.constant([]),
        }),
        (matter) => {
          const found = describeAccessibility(matter);
          for (const property of ['accessMode', 'accessibilityFeature', 'accessibilityHazard'] as const) {
            expect(VOCABULARY[property]).toEqual(expect.arrayContaining(found[property]));
            expect(new Set(found[property]).size).toBe(found[property].length);
          }
          for (const modes of found.accessModeSufficient)
            expect(VOCABULARY.accessModeSufficient).toEqual(expect.arrayContaining(modes));
        },
      ),
      { numRuns: 200 },
    );
  });
});

test('the summary says in sentences what the rules found and what the author knows', () => {
  const finding = {
    profile: 'swell-a4',
    severity: 'warning',
    code: 'axis_width_wrong',
    parameters: {},
    message: 'Too thin',
  } as const;
  const summary = summarizeAccessibility(
    describeMatter({ ...PICTURE, findings: [finding] }),
    ' The labels are small. ',
  );
  expect(summary).toBe(
    'You can see it. It has no description. 1 tactile warning. Known problems: The labels are small.',
  );
});
