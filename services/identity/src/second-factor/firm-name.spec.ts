import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { describe, expect, it } from '@jest/globals';
import { FirmName } from './firm-name.js';

describe('what the firm is called in an authenticator', () => {
  it('outlives an outage, but not that the firm takes its name back (11)', async () => {
    let said: string | null = null;
    const ask = async () => {
      if (said === null) throw new DomainError('UNAVAILABLE');
      return { name: { en: said, ar: said } };
    };
    const name = new FirmName({ ask } as unknown as RpcClient);
    const read = (now: string | null) => {
      said = now;
      return name.read();
    };
    expect([await read(null), await read('Haddad'), await read(null), await read('')]).toEqual([
      'Diwan',
      'Haddad',
      'Haddad',
      'Diwan',
    ]);
  });
});
