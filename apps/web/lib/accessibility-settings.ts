import { z } from 'zod/mini';

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
} as const;

export type AccessibilitySettings = {
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
  readonly layoutDescriber: LayoutDescriberSettings;
};

export type LayoutDescriberSettings = {
  readonly enabled: boolean;
  /** The key that opens the description. */
  readonly triggerKey: string;
  readonly autoAnnounce: boolean;
  /** The person's own words for a route, in place of ours. */
  readonly customDescriptions: Readonly<Record<string, string>>;
  readonly announceDelay: number;
};

export const defaultSettings = (prefersHighContrast = false): AccessibilitySettings => ({
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
  layoutDescriber: {
    enabled: true,
    triggerKey: 'Alt+D',
    autoAnnounce: false,
    customDescriptions: {},
    announceDelay: 100,
  },
});

const flag = z.optional(z.catch(z.optional(z.boolean()), undefined));
const number = z.optional(z.catch(z.optional(z.number()), undefined));
const words = z.optional(z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(40))), undefined));

/** Version 1 named sizes in words, version 2 in pixels; both are read here and nowhere else. */
const stored = z.object({
  version: number,
  highContrast: flag,
  fontSize: z.optional(z.catch(z.optional(z.union([z.number(), z.string()])), undefined)),
  textSpacing: flag,
  lineHeight: number,
  letterSpacing: number,
  wordSpacing: number,
  paragraphSpacing: number,
  focusIndicatorEnhanced: flag,
  enhancedBorders: flag,
  visibleLabels: flag,
  noTimeLimits: flag,
  layoutDescriber: z.optional(
    z.catch(
      z.optional(
        z.object({
          enabled: flag,
          triggerKey: words,
          autoAnnounce: flag,
          customDescriptions: z.optional(z.catch(z.optional(z.record(z.string(), z.string())), undefined)),
          announceDelay: number,
        }),
      ),
      undefined,
    ),
  ),
});

const NAMED_SIZES: Record<string, number> = { small: 100, medium: 100, large: 125, 'extra-large': 150 };
const VERSION_2_BASE_PIXELS = 16;

function fontPercent(size: number | string | undefined, version: number | undefined): number | undefined {
  if (typeof size === 'string') return NAMED_SIZES[size];
  if (size === undefined) return undefined;
  return version === 2 ? (size / VERSION_2_BASE_PIXELS) * 100 : size;
}

const clamp = (name: keyof typeof CLAMPS, value: number | undefined, fallback: number): number => {
  const [least, most] = CLAMPS[name];
  return value === undefined || !Number.isFinite(value) ? fallback : Math.min(Math.max(value, least), most);
};

/** Reads what any version left behind; a field that makes no sense falls back to its default. */
export function migrateSettings(value: unknown, prefersHighContrast: boolean): AccessibilitySettings {
  const parsed = z.safeParse(stored, value);
  if (!parsed.success) return defaultSettings(prefersHighContrast);
  const old = parsed.data;
  const base = defaultSettings(old.highContrast ?? prefersHighContrast);
  const describer = old.layoutDescriber ?? {};
  return {
    ...base,
    fontSize: clamp('fontSize', fontPercent(old.fontSize, old.version), base.fontSize),
    textSpacing: old.textSpacing ?? base.textSpacing,
    lineHeight: clamp('lineHeight', old.lineHeight, base.lineHeight),
    letterSpacing: clamp('letterSpacing', old.letterSpacing, base.letterSpacing),
    wordSpacing: clamp('wordSpacing', old.wordSpacing, base.wordSpacing),
    paragraphSpacing: clamp('paragraphSpacing', old.paragraphSpacing, base.paragraphSpacing),
    focusIndicatorEnhanced: old.focusIndicatorEnhanced ?? base.focusIndicatorEnhanced,
    enhancedBorders: old.enhancedBorders ?? base.enhancedBorders,
    visibleLabels: old.visibleLabels ?? base.visibleLabels,
    noTimeLimits: old.noTimeLimits ?? base.noTimeLimits,
    layoutDescriber: {
      enabled: describer.enabled ?? base.layoutDescriber.enabled,
      triggerKey: describer.triggerKey ?? base.layoutDescriber.triggerKey,
      autoAnnounce: describer.autoAnnounce ?? base.layoutDescriber.autoAnnounce,
      customDescriptions: describer.customDescriptions ?? base.layoutDescriber.customDescriptions,
      announceDelay: clamp('announceDelay', describer.announceDelay, base.layoutDescriber.announceDelay),
    },
  };
}
