import fc from 'fast-check';
import { type Geometry, POINT_SYMBOLS, type Point, type Segment } from '../model/geometry.ts';

export const coordinate = fc.oneof(
  { weight: 8, arbitrary: fc.double({ min: 0, max: 300, noNaN: true }) },
  { weight: 1, arbitrary: fc.double({ min: -1000, max: 6000, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -0, 0.0005, -0.0004, 1e-7, 10) },
);

export const point: fc.Arbitrary<Point> = fc.record({ x: coordinate, y: coordinate });

/** Sizes of nothing are among them: rules find those, no operation may fall over them. */
const size = fc.oneof(
  { weight: 9, arbitrary: fc.double({ min: 0.001, max: 150, noNaN: true }) },
  { weight: 1, arbitrary: fc.constant(0) },
);

const segment: fc.Arbitrary<Segment> = fc.oneof(
  fc.record({ to: point }),
  fc.record({ to: point, control: fc.tuple(point, point) }),
);

const subpath = fc.record({
  start: point,
  segments: fc.array(segment, { maxLength: 8 }),
  closed: fc.boolean(),
});

export const arbitraryGeometry: fc.Arbitrary<Geometry> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('path' as const),
      subpaths: fc.array(subpath, { maxLength: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('rect' as const),
      x: coordinate,
      y: coordinate,
      width: size,
      height: size,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('ellipse' as const),
      center: point,
      rx: size,
      ry: size,
      angle: fc.double({ min: -720, max: 720, noNaN: true }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('symbol' as const),
      symbol: fc.constantFrom(...POINT_SYMBOLS),
      at: point,
      size: fc.double({ min: 0.5, max: 30, noNaN: true }),
    }),
  },
);
