import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ThingKind } from '@relievo/graphic/editing';
import type { LineStyle, Role, Texture } from '@relievo/graphic/model';
import { joinKindAndName } from './kind-and-name.ts';

/** What things, roles, lines and textures are called on the screen. */
export function useThingWords() {
  const { t } = useLingui();
  const kinds: Readonly<Record<ThingKind, string>> = {
    rectangle: t`Rectangle`,
    square: t`Square`,
    ellipse: t`Ellipse`,
    circle: t`Circle`,
    line: t`Line`,
    polyline: t`Polyline`,
    curve: t`Curve`,
    triangle: t`Triangle`,
    polygon: t`Polygon`,
    area: t`Area`,
    arrow: t`Arrow`,
    symbol: t`Symbol`,
    label: t`Label`,
    text: t`Text`,
    group: t`Group`,
    picture: t`Picture`,
  };
  const roles: Readonly<Record<Role, string>> = {
    background: t`Background`,
    frame: t`Frame`,
    grid: t`Grid line`,
    axis: t`Axis`,
    tick: t`Tick`,
    data: t`Data`,
    outline: t`Outline`,
    area: t`Area`,
    symbol: t`Symbol`,
    arrow: t`Arrow`,
    label: t`Label`,
    'lead-line': t`Lead line`,
    title: t`Title`,
    key: t`Key`,
    locator: t`Locator`,
    decoration: t`Decoration`,
  };
  const lines: Readonly<Record<LineStyle, string>> = {
    solid: t`Solid`,
    dashed: t`Dashed`,
    dotted: t`Dotted`,
    'dash-dot': t`Dash-dot`,
    double: t`Double`,
  };
  const textures: Readonly<Record<Texture, string>> = {
    solid: t`Solid`,
    'dots-fine': t`Fine dots`,
    'dots-coarse': t`Coarse dots`,
    'lines-horizontal': t`Horizontal lines`,
    'lines-vertical': t`Vertical lines`,
    'lines-rising': t`Rising lines`,
    'lines-falling': t`Falling lines`,
    grid: t`Grid`,
    crosshatch: t`Crosshatch`,
    dashes: t`Dashes`,
    checker: t`Checkerboard`,
    waves: t`Waves`,
  };
  return {
    kind: (kind: ThingKind) => kinds[kind],
    call: (kind: ThingKind, name: string) => joinKindAndName(kinds[kind], name),
    role: (role: Role) => roles[role],
    line: (line: LineStyle) => lines[line],
    texture: (texture: Texture) => textures[texture],
    findings: (count: number) => plural(count, { one: '# finding', other: '# findings' }),
  };
}
