import type { OwnPasskey } from '@diwan/contracts/people/passkeys/http';
import type { PasskeyRecord } from './passkey.schema.js';

/** A passkey as its owner sees it. */
export const ownPasskey = ({ _id, name, createdAt, lastUsedAt }: PasskeyRecord): OwnPasskey => ({
  id: _id.toHexString(),
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
