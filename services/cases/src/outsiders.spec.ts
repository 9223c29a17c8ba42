import { ENDPOINTS } from '@diwan/contracts/http/all';
import { outsiderMatrix } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CasesRig, startCases } from '../test/cases-rig.js';

let cases: CasesRig;
beforeAll(async () => {
  cases = await startCases();
});
afterAll(() => cases.stop());

describe('a stranger', () => {
  it.each(outsiderMatrix(ENDPOINTS.cases))('$title', async ({ send, expected }) => {
    expect(await send(cases)).toMatchObject(expected);
  });

  it.each(ENDPOINTS.cases.filter(({ path }) => path.includes(':id')))(
    '$method $path with a malformed id: 400',
    async (endpoint) => {
      const path = `/api/cases${endpoint.path.replace(':id', "1'$ne")}`;
      const by = endpoint.access === 'client' ? cases.asClientA : cases.asAdmin;
      const body = endpoint.method === 'GET' ? undefined : endpoint.multipart ? new FormData() : {};
      expect((await cases.http(by).send(endpoint.method, path, { body })).status).toBe(400);
    },
  );
});
