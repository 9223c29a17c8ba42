import { ENDPOINTS } from '@diwan/contracts/http/all';
import { LIST_AUDIT } from '@diwan/contracts/http/audit';
import { sample, sampleMatrix } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { clientSamples } from '../test/client-samples.js';
import { delegationSamples } from '../test/delegation-samples.js';
import { listViewSamples } from '../test/list-view-samples.js';
import { mergeSamples } from '../test/merge-samples.js';
import { type OutsidersRig, startOutsidersRig } from '../test/outsiders-rig.js';
import { ownDataSamples } from '../test/own-data-samples.js';
import { passkeySamples } from '../test/passkey-samples.js';
import { profileSamples } from '../test/profile-samples.js';
import { secondFactorSamples } from '../test/second-factor-samples.js';
import { sessionSamples } from '../test/session-samples.js';
import { staffSamples } from '../test/staff-samples.js';

let started: OutsidersRig;
beforeAll(async () => {
  started = await startOutsidersRig();
});
afterAll(() => started.identity.stop());

const rig = () => started;
const samples = [
  ...staffSamples(rig),
  ...clientSamples(rig),
  ...mergeSamples(rig),
  ...delegationSamples(rig),
  ...passkeySamples(rig),
  ...secondFactorSamples(rig),
  ...listViewSamples(rig),
  ...profileSamples(rig),
  ...sessionSamples(rig),
  ...ownDataSamples(rig),
  sample(LIST_AUDIT.identity, { request: () => ({ query: {} }), by: () => rig().owner }),
];

describe('SEC-04: who must not reach a person’s affairs learns nothing of them', () => {
  it.each(sampleMatrix(ENDPOINTS.identity, samples))('$title', ({ check }) => check(rig().identity));
});
