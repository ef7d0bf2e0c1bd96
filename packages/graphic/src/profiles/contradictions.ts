import type { Profile } from './profile.ts';

/** The first thing in a profile that cannot be kept, in one sentence; null when it can be kept whole. */
export function findContradiction({ sheet, resolution, limits }: Profile): string | null {
  const { width, height, margin } = sheet;
  if (width === 0 || height === 0)
    return `The sheet is ${width} by ${height} mm, so nothing fits on it. Give it a size.`;
  if (2 * margin >= Math.min(width, height))
    return `Margins of ${margin} mm leave nothing of a sheet of ${width} by ${height} mm. Make them smaller.`;
  if (limits.margin !== null && 2 * limits.margin >= Math.min(width, height))
    return `The limit "margin" of ${limits.margin} mm leaves nothing of a sheet of ${width} by ${height} mm.`;
  for (const [name, range] of rangesOf(limits)) {
    if (range.min !== null && range.max !== null && range.min > range.max)
      return `The limit "${name}" has a smallest value (${range.min}) above its largest (${range.max}).`;
  }
  for (const name of ['lineWidthRatio', 'symbolSizeRatio'] as const)
    if (limits[name] < 1)
      return `The limit "${name}" is ${limits[name]}, but it says how many times larger one is than the other: 1 or more.`;
  if (limits.raisedShare.max > 1)
    return `The limit "raisedShare.max" is ${limits.raisedShare.max}, but a share is at most 1.`;
  if (limits.leadLine.ideal < limits.leadLine.min || limits.leadLine.ideal > limits.leadLine.max)
    return `The ideal lead line of ${limits.leadLine.ideal} mm lies outside its own limits.`;
  if (limits.raisedShare.target > limits.raisedShare.max)
    return `The target for the raised share (${limits.raisedShare.target}) is above its limit (${limits.raisedShare.max}).`;
  if (limits.dash.gap > limits.dash.maxGap)
    return `The gap between dashes (${limits.dash.gap}) is above its own limit (${limits.dash.maxGap}).`;
  if (resolution.type === 'pins' && doesExceed(resolution, width, height))
    return `${resolution.columns} by ${resolution.rows} pins, ${resolution.pitch} mm apart, are larger than the sheet of ${width} by ${height} mm.`;
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
