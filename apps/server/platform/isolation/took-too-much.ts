/** A child was ended because it took more than its limits allow. */
export class TookTooMuch extends Error {
  override readonly name = 'TookTooMuch';
  readonly of: 'time' | 'memory' | 'disk';

  constructor(of: TookTooMuch['of'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.of = of;
  }
}
