import { isFields, readFlag, readNumber, readText, readTexts } from '../stores/stored-fields.ts';

/** What a person sets for eyes and ears; kept in this browser. Version 3 is the present form. */
export const SETTINGS_VERSION = 3;

export const CLAMPS = {
  lineHeight: [1.5, 2],
  letterSpacing: [0, 0.12],
  wordSpacing: [0, 0.16],
  paragraphSpacing: [1, 2],
  announceDelay: [50, 1000],
  /** Percent of the browser's own size. */
  fontSize: [100, 200],
  /** Times the voice's ordinary speed. */
  readAloudSpeed: [0.5, 2],
} as const;

/** Hyperlegible is made for low vision, OpenDyslexic for dyslexia; system is what the device is set to. */
export const TYPEFACES = ['hyperlegible', 'opendyslexic', 'system'] as const;
/** The colour of the page behind the text; high contrast has its own. */
export const TINTS = ['none', 'cream', 'yellow', 'green', 'blue', 'rose'] as const;

export interface AccessibilitySettings {
  readonly version: typeof SETTINGS_VERSION;
  readonly highContrast: boolean;
  readonly contrastLevel: 'normal' | 'high';
  readonly fontSize: number;
  readonly reducedMotion: true;
  readonly animationLevel: 'none';
  readonly textSpacing: boolean;
  readonly lineHeight: number;
  readonly letterSpacing: number;
  readonly wordSpacing: number;
  readonly paragraphSpacing: number;
  readonly focusIndicatorEnhanced: boolean;
  readonly enhancedBorders: boolean;
  readonly visibleLabels: boolean;
  readonly noTimeLimits: boolean;
  readonly typeface: (typeof TYPEFACES)[number];
  readonly tint: (typeof TINTS)[number];
  readonly readingRuler: boolean;
  readonly readAloud: boolean;
  readonly readAloudSpeed: number;
  readonly layoutDescriber: LayoutDescriberSettings;
}

export interface LayoutDescriberSettings {
  readonly enabled: boolean;
  /** The key that opens the description. */
  readonly triggerKey: string;
  readonly autoAnnounce: boolean;
  /** The person's own words for a route, in place of ours. */
  readonly customDescriptions: Readonly<Record<string, string>>;
  readonly announceDelay: number;
}

export function createDefaultSettings(prefersHighContrast = false): AccessibilitySettings {
  return {
    version: SETTINGS_VERSION,
    highContrast: prefersHighContrast,
    contrastLevel: prefersHighContrast ? 'high' : 'normal',
    fontSize: 100,
    reducedMotion: true,
    animationLevel: 'none',
    textSpacing: false,
    lineHeight: 1.6,
    letterSpacing: 0,
    wordSpacing: 0,
    paragraphSpacing: 1,
    focusIndicatorEnhanced: false,
    enhancedBorders: false,
    visibleLabels: false,
    noTimeLimits: false,
    typeface: 'hyperlegible',
    tint: 'none',
    readingRuler: false,
    readAloud: false,
    readAloudSpeed: 1,
    layoutDescriber: {
      enabled: true,
      triggerKey: 'Alt+D',
      autoAnnounce: false,
      customDescriptions: {},
      announceDelay: 100,
    },
  };
}

/** Version 1 named sizes in words, version 2 in pixels; both are read here and nowhere else. */
const NAMED_SIZES: Record<string, number> = { small: 100, medium: 100, large: 125, 'extra-large': 150 };
const VERSION_2_BASE_PIXELS = 16;

function toFontPercent(size: unknown, version: unknown): number | undefined {
  if (typeof size === 'string') return NAMED_SIZES[size];
  const number = readNumber(size);
  return number !== undefined && version === 2 ? (number / VERSION_2_BASE_PIXELS) * 100 : number;
}

function clampSetting(name: keyof typeof CLAMPS, value: number | undefined, fallback: number): number {
  const [least, most] = CLAMPS[name];
  return value === undefined ? fallback : Math.min(Math.max(value, least), most);
}

/** Reads what any version left behind; a field that makes no sense falls back to its default. */
export function migrateSettings(value: unknown, prefersHighContrast: boolean): AccessibilitySettings {
  if (!isFields(value)) return createDefaultSettings(prefersHighContrast);
  const base = createDefaultSettings(readFlag(value['highContrast']) ?? prefersHighContrast);
  const flag = (
    name:
      | 'textSpacing'
      | 'focusIndicatorEnhanced'
      | 'enhancedBorders'
      | 'visibleLabels'
      | 'noTimeLimits'
      | 'readingRuler'
      | 'readAloud',
  ) => readFlag(value[name]) ?? base[name];
  const spacing = (name: 'lineHeight' | 'letterSpacing' | 'wordSpacing' | 'paragraphSpacing') =>
    clampSetting(name, readNumber(value[name]), base[name]);
  return {
    ...base,
    fontSize: clampSetting('fontSize', toFontPercent(value['fontSize'], value['version']), base.fontSize),
    textSpacing: flag('textSpacing'),
    lineHeight: spacing('lineHeight'),
    letterSpacing: spacing('letterSpacing'),
    wordSpacing: spacing('wordSpacing'),
    paragraphSpacing: spacing('paragraphSpacing'),
    focusIndicatorEnhanced: flag('focusIndicatorEnhanced'),
    enhancedBorders: flag('enhancedBorders'),
    visibleLabels: flag('visibleLabels'),
    noTimeLimits: flag('noTimeLimits'),
    typeface: findOption(TYPEFACES, value['typeface']) ?? base.typeface,
    tint: findOption(TINTS, value['tint']) ?? base.tint,
    readingRuler: flag('readingRuler'),
    readAloud: flag('readAloud'),
    readAloudSpeed: clampSetting('readAloudSpeed', readNumber(value['readAloudSpeed']), base.readAloudSpeed),
    layoutDescriber: readDescriber(value['layoutDescriber'], base.layoutDescriber),
  };
}

function findOption<Option>(options: readonly Option[], value: unknown): Option | undefined {
  return options.find((option) => option === value);
}

function readDescriber(value: unknown, base: LayoutDescriberSettings): LayoutDescriberSettings {
  if (!isFields(value)) return base;
  return {
    enabled: readFlag(value['enabled']) ?? base.enabled,
    triggerKey: readText(value['triggerKey']) ?? base.triggerKey,
    autoAnnounce: readFlag(value['autoAnnounce']) ?? base.autoAnnounce,
    customDescriptions: readTexts(value['customDescriptions']) ?? base.customDescriptions,
    announceDelay: clampSetting('announceDelay', readNumber(value['announceDelay']), base.announceDelay),
  };
}
