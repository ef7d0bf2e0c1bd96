import { countOf, millimetres } from '@relievo/words';
import type { Problem } from '../model/result.ts';
import type { Profile } from './profile.ts';
import type { ProfileContradictions } from './reports.ts';

/** The first thing in a profile that cannot be kept; null when it can be kept whole. */
export function findContradiction({
  sheet,
  resolution,
  limits,
}: Profile): Problem<ProfileContradictions> | null {
  const { width, height, margin } = sheet;
  const size = { width: millimetres(width), height: millimetres(height) };
  if (width === 0 || height === 0) return { code: 'profile_sheet_without_size', parameters: size };
  if (2 * margin >= Math.min(width, height))
    return { code: 'profile_margins_too_large', parameters: { margin: millimetres(margin), ...size } };
  if (limits.margin !== null && 2 * limits.margin >= Math.min(width, height))
    return {
      code: 'profile_margin_limit_too_large',
      parameters: { margin: millimetres(limits.margin), ...size },
    };
  for (const [name, range] of rangesOf(limits)) {
    if (range.min !== null && range.max !== null && range.min > range.max)
      return {
        code: 'profile_range_upside_down',
        parameters: { path: name, min: range.min, max: range.max },
      };
  }
  for (const name of ['lineWidthRatio', 'symbolSizeRatio'] as const)
    if (limits[name] < 1)
      return { code: 'profile_ratio_below_one', parameters: { path: name, ratio: limits[name] } };
  if (limits.raisedShare.max > 1)
    return {
      code: 'profile_share_above_one',
      parameters: { path: 'raisedShare.max', share: limits.raisedShare.max },
    };
  if (limits.leadLine.ideal < limits.leadLine.min || limits.leadLine.ideal > limits.leadLine.max)
    return {
      code: 'profile_lead_line_ideal_outside',
      parameters: { ideal: millimetres(limits.leadLine.ideal) },
    };
  if (limits.raisedShare.target > limits.raisedShare.max)
    return {
      code: 'profile_share_target_above_limit',
      parameters: { target: limits.raisedShare.target, most: limits.raisedShare.max },
    };
  if (limits.dash.gap > limits.dash.maxGap)
    return {
      code: 'profile_dash_gap_above_limit',
      parameters: { gap: millimetres(limits.dash.gap), most: millimetres(limits.dash.maxGap) },
    };
  if (resolution.type === 'pins' && doesExceed(resolution, width, height))
    return {
      code: 'profile_pins_beyond_sheet',
      parameters: {
        columns: countOf(resolution.columns),
        rows: countOf(resolution.rows),
        pitch: millimetres(resolution.pitch),
        ...size,
      },
    };
  return null;
}

interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

function rangesOf(limits: Profile['limits']): readonly (readonly [string, Range])[] {
  return [
    ...(limits.labelGap ? [['labelGap', limits.labelGap] as const] : []),
    ['mainLineWidth', limits.mainLineWidth],
    ['textureTextureGap', limits.textureTextureGap],
    ['leadLine', limits.leadLine],
    ['arrowhead.halfAngle', limits.arrowhead.halfAngle],
    ['raisedShare', limits.raisedShare],
  ];
}

function doesExceed(
  { columns, rows, pitch }: { readonly columns: number; readonly rows: number; readonly pitch: number },
  width: number,
  height: number,
): boolean {
  return columns * pitch > width + 0.01 || rows * pitch > height + 0.01;
}
