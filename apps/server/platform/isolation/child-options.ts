import type { Limits } from './limits.ts';
import type { Program } from './program.ts';
import type { Walls } from './walls.ts';

export interface ChildOptions {
  readonly program: Program;
  readonly limits: Limits;
  readonly walls: Walls;
  /** How many tasks it may get in its life. */
  readonly tasks: number;
}
