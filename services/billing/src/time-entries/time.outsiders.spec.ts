import { LIST_AUDIT } from '@diwan/contracts/http/audit';
import { outsiderMatrix, sampleMatrix } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TIME_ENDPOINTS, TimeRig } from '../../test/time-rig.js';
import { timeSamples } from '../../test/time-samples.js';

let rig: TimeRig;
beforeAll(async () => {
  rig = await TimeRig.start();
});
afterAll(() => rig.stop());

describe('strangers at time', () => {
  it.each(outsiderMatrix(TIME_ENDPOINTS))('D-022: $title', async ({ send, expected }) =>
    expect(await send(rig.service)).toMatchObject(expected),
  );

  it.each(
    sampleMatrix(
      TIME_ENDPOINTS.filter((endpoint) => endpoint !== LIST_AUDIT.billing),
      timeSamples(() => rig),
    ),
  )('SEC-04: $title', ({ check }) => check(rig.service));
});
