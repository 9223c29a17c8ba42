import { SERVICES, type ServiceName } from '@diwan/contracts/shared/service';

/** Folders of the front ends. */
export const FRONT_ENDS = ['shell', 'mf-public', 'mf-portal', 'mf-admin'] as const;
export type FrontEnd = (typeof FRONT_ENDS)[number];

/** What somebody wants to work on; the rest is as it was built. */
export interface Wish {
  frontEnds: readonly FrontEnd[];
  services: readonly ServiceName[];
  /** Origin of a system that runs elsewhere and stands in for the services; null: they run here. */
  against: string | null;
}

const USAGE = `npm run dev [-- <${[...FRONT_ENDS, ...SERVICES].join(' | ')}> … [--against <https://address>]]`;

/** Reads the arguments of `npm run dev`; throws a sentence for a person. Without names everything is worked on. */
export function readWish(args: readonly string[]): Wish {
  const at = args.indexOf('--against');
  const against = at < 0 ? null : originOf(args[at + 1]);
  const names = at < 0 ? args : args.filter((_, index) => index !== at && index !== at + 1);
  const frontEnds = FRONT_ENDS.filter((name) => names.includes(name));
  const services = SERVICES.filter((name) => names.includes(name));
  const unknown = names.filter((name) => ![...frontEnds, ...services].some((known) => known === name));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')} to work on.\n${USAGE}`);
  if (against && services.length > 0)
    throw new Error(`Against ${against} no service runs on this machine: name front ends only.\n${USAGE}`);
  if (names.length === 0) return { frontEnds: FRONT_ENDS, services: against ? [] : SERVICES, against };
  // Only a development build of React, which the shell lends to all, takes edits of a remote.
  const withShell = FRONT_ENDS.filter((name) => frontEnds.includes(name) || name === 'shell');
  return { frontEnds: frontEnds.length > 0 ? withShell : [], services, against };
}

function originOf(address: string | undefined): string {
  if (address && /^https?:\/\/\S+$/.test(address) && URL.canParse(address)) return new URL(address).origin;
  throw new Error(`--against needs the address of a running system, such as https://staging.example.\n${USAGE}`);
}
