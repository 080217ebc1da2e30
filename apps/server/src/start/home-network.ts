import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** Listens to everybody who reaches this machine. */
export const EVERYWHERE = '0.0.0.0';

/** The addresses of this machine in its networks. */
export function addressesOfMachine(): readonly string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
}

/** How others in the house come here: an address to type, and one to take a picture of. */
export function printInvitation(urls: readonly string[], { isEncrypted }: { readonly isEncrypted: boolean }): string {
  const [first] = urls;
  if (first === undefined) return 'This machine is in no network.';
  const warning = 'Over plain HTTP whoever is in the same network could read along: --cert and --key encrypt it.';
  return [
    `Others in the house open ${urls.join(' or ')}`,
    renderUnicodeCompact(first),
    ...(isEncrypted ? [] : [warning]),
  ].join('\n');
}
