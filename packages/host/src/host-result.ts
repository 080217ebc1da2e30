import type { HostRefusal, HostRefusalCode } from '@fondaco/protocol';

/** What a host comes to, or why not. */
export type HostResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: HostRefusal };

export function refuseHost(
  code: HostRefusalCode,
  message: string,
  more: Omit<HostRefusal, 'code' | 'message'> = {},
): { readonly ok: false; readonly error: HostRefusal } {
  return { ok: false, error: { code, message, ...more } };
}
