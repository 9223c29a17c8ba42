import { DEMO_ACCOUNTS, DEMO_ARABIC_CLIENT, DEMO_OWNER } from '@diwan/contracts/demo/accounts';
import { ENDPOINTS } from '@diwan/contracts/http/all';
import { listClients } from '@diwan/contracts/people/clients/http';
import { currentSession } from '@diwan/contracts/people/sessions/http';
import { parseConfig } from '@diwan/service-kit/app/config';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { outsiderMatrix } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { type IdentityConfig, identityConfig } from './config.js';
import { seedDemo } from './demo/seed.js';
import { confirmed, newStaff, signIn, startIdentity, type TestIdentity } from './testing/identity.js';

describe('identity', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await startIdentity();
  });
  afterAll(() => identity.stop());

  it.each(outsiderMatrix(ENDPOINTS.identity))('D-022: $title', async ({ send, expected }) =>
    expect(await send(identity)).toMatchObject(expected),
  );

  it.each(['/api/identity/me', '/api/identity/people', '/api/identity/roles', '/api/identity/otp'])(
    'D-022: %s does not exist',
    async (path) => {
      const owner = await newStaff(identity, 'owner');
      expect((await identity.http(owner).get(path)).status).toBe(404);
    },
  );

  it('loads the demo accounts with their fixed ids, repeatably, and they can sign in', async () => {
    const connection = identity.app.get<Connection>(getConnectionToken());
    await seedDemo(connection, (identity.config as IdentityConfig).SECOND_FACTOR_KEY);
    await seedDemo(connection, (identity.config as IdentityConfig).SECOND_FACTOR_KEY);
    for (const account of DEMO_ACCOUNTS) {
      expect((await signIn(identity, account.phone)).personId).toBe(account.id);
    }
    const owner = await confirmed(identity, await signIn(identity, DEMO_OWNER.phone));
    const found = await identity.http(owner).call(listClients, { query: { search: 'karim' } });
    expect(found.body.items).toMatchObject([{ id: DEMO_ARABIC_CLIENT.id, language: 'ar' }]);
    expect((await identity.http(owner).call(currentSession, {})).body.person).toMatchObject({ roles: ['owner'] });
  });

  it('keeps an audit log that nobody changed', async () => {
    expect(await identity.app.get(AuditLog).verify()).toBeNull();
    expect(await identity.model('AuditEntry').estimatedDocumentCount()).toBeGreaterThan(5);
  });

  it('lists every fault of its configuration without the values', () => {
    const result = parseConfig(identityConfig, { OTP_PEPPER: 'short', ADMIN_KEY: 'tiny', OTP_CALLING_CODES: 'LB' });
    const faults = 'faults' in result ? result.faults.join('\n') : '';
    for (const name of ['OTP_PEPPER', 'SECOND_FACTOR_KEY', 'ADMIN_KEY', 'OTP_CALLING_CODES'])
      expect(faults).toContain(name);
    expect(faults).not.toMatch(/short|tiny/);
  });
});
