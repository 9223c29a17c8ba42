import type { Area } from '@diwan/contracts/remotes/area';

/** A remote that is not in the registry, does not answer in time, is broken, or speaks another version of the contract. */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';

  constructor(area: Area, cause?: unknown) {
    super(`The remote of ${area} could not be loaded`, { cause });
  }
}
