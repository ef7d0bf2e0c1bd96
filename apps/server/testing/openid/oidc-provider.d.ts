/** What the tests use of the provider, which brings no types. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  interface Account {
    readonly accountId: string;
    claims(): Promise<Record<string, unknown>>;
  }

  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    proxy: boolean;
    callback(): RequestListener;
    on(event: string, listener: (...parameters: unknown[]) => void): this;
    interactionDetails(
      request: Parameters<RequestListener>[0],
      response: Parameters<RequestListener>[1],
    ): Promise<{
      readonly prompt: { readonly name: string; readonly details: Record<string, unknown> };
      readonly params: Record<string, unknown>;
      readonly session?: { readonly accountId: string };
    }>;
    interactionFinished(
      request: Parameters<RequestListener>[0],
      response: Parameters<RequestListener>[1],
      result: Record<string, unknown>,
    ): Promise<void>;
    readonly Grant: new (properties: {
      accountId: string;
      clientId: string;
    }) => {
      addOIDCScope(scope: string): void;
      save(): Promise<string>;
    };
    static readonly Account: Account;
  }
}
