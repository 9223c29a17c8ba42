import {
  confirmByRecoveryCode,
  confirmSecondFactor,
  enrolSecondFactor,
  enterSetUpCode,
} from '@diwan/contracts/people/second-factor/http';
import { resetSecondFactor } from '@diwan/contracts/people/staff/http';
import { type Sample, type SignedIn, sample } from '@diwan/service-kit/testing';
import { TOTP } from 'otpauth';
import { newStaffWithoutFactor, SET_UP_CODE, signIn } from '../src/testing/identity.js';
import type { OutsidersRig } from './outsiders-rig.js';

/** Valid requests to second factors, for the matrix of those who must not reach a person's affairs. */
export function secondFactorSamples(rig: () => OutsidersRig): Sample[] {
  /** An authenticator that its holder is about to confirm for the first time. */
  async function fresh() {
    const { identity } = rig();
    const staff = await newStaffWithoutFactor(identity, 'admin');
    const { body } = await identity.http(staff).call(enrolSecondFactor, {});
    return { staff, code: () => new TOTP({ secret: body.secret }).generate() };
  }
  /** Staff who have confirmed it and signed in again, with their recovery codes. */
  async function withFactor(): Promise<{ staff: SignedIn; codes: string[] }> {
    const { identity } = rig();
    const { staff, code } = await fresh();
    const { body } = await identity.http(staff).call(confirmSecondFactor, { body: { code: code() } });
    return { staff: await signIn(identity, staff.phone), codes: body.recoveryCodes };
  }

  let enrolling: Awaited<ReturnType<typeof fresh>>;
  const enrollingStaff = async () => {
    enrolling = await fresh();
    return enrolling.staff;
  };
  const codeOfEnrolling = async () => {
    enrolling ??= await fresh();
    return { body: { code: enrolling.code() } };
  };

  let recoverable: ReturnType<typeof withFactor> | undefined;
  const withRecoveryCodes = () => {
    recoverable ??= withFactor();
    return recoverable;
  };
  const aRecoveryCode = async () => ({ body: { code: (await withRecoveryCodes()).codes.pop() as string } });

  /** A colleague with a second factor and codes of their own. */
  let rival: ReturnType<typeof withFactor> | undefined;
  const aRival = async () => {
    rival ??= withFactor();
    return (await rival).staff;
  };

  return [
    sample(enrolSecondFactor, {
      request: () => ({}),
      by: () => newStaffWithoutFactor(rig().identity, 'lawyer'),
    }),
    sample(enterSetUpCode, {
      request: () => ({ body: { setUpCode: SET_UP_CODE } }),
      by: () => newStaffWithoutFactor(rig().identity, 'lawyer'),
    }),
    sample(confirmSecondFactor, {
      request: codeOfEnrolling,
      by: enrollingStaff,
      outsiders: { 'a colleague': aRival },
      missing: () => ({ body: { code: '000000' } }),
      refusal: 'SECOND_FACTOR_INVALID',
    }),
    sample(confirmByRecoveryCode, {
      request: aRecoveryCode,
      by: async () => (await withRecoveryCodes()).staff,
      outsiders: { 'a colleague': aRival },
      missing: () => ({ body: { code: 'aaaa-aaaa-aaaa' } }),
      refusal: 'SECOND_FACTOR_INVALID',
    }),
    sample(resetSecondFactor, {
      request: async () => {
        const { staff } = await withFactor();
        return { params: { id: staff.personId }, body: { reason: 'The phone is lost.' } };
      },
      by: () => rig().owner,
    }),
  ];
}
