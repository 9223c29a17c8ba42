import {
  getOwnMessages,
  setOwnFirstChannel,
  setOwnMessages,
  setOwnQuietHours,
} from '@diwan/contracts/messages/preferences/http';
import {
  changeOwnPhone,
  getOwnProfile,
  requestEmailCode,
  requestPhoneCode,
  requestWhatsappCode,
  setOwnProfile,
  verifyEmail,
  verifyWhatsapp,
} from '@diwan/contracts/people/profile/http';
import { type Sample, sample } from '@diwan/service-kit/testing';
import { newPhone } from '../src/testing/identity.js';
import { codeSent, fromPerson, newClient, type OutsidersRig, outsidersOf, type WithPhone } from './outsiders-rig.js';

/** Names a challenge that was never opened. */
const UNKNOWN_CHALLENGE = 'x'.repeat(22);
const inEnglish = { body: { language: 'en' as const } };

/** Valid requests to one's own profile, for the matrix of those who must not reach a person's affairs. */
export function profileSamples(rig: () => OutsidersRig): Sample[] {
  const { anotherClient, anybodyElse } = outsidersOf(rig);
  const byClient = () => rig().clientA;
  const setOnClient = (fields: object) =>
    rig().identity.model('Person').updateOne({ _id: rig().clientA.personId }, { $set: fields });

  const unprovenNumber = async () => {
    await setOnClient({ whatsappNumber: newPhone(), provenWhatsapp: null });
    return inEnglish;
  };
  const whatsappCode = async () => {
    const { identity, clientA } = rig();
    const asked = await identity.http(clientA).call(requestWhatsappCode, await unprovenNumber());
    return { body: codeSent(identity, clientA, asked) };
  };

  const unprovenEmail = async () => {
    await setOnClient({ email: 'a@example.com', provenEmail: null });
    return inEnglish;
  };
  const emailCode = async () => {
    const { identity, clientA } = rig();
    const asked = await identity.http(clientA).call(requestEmailCode, await unprovenEmail());
    return { body: codeSent(identity, clientA, asked) };
  };

  const anotherPhone = () => ({ body: { phone: newPhone(), language: 'en' as const } });
  /** A client who is about to take another phone; their session ends with it. */
  let mover: WithPhone | undefined;
  const aMover = async () => {
    mover = await newClient(rig());
    return mover;
  };
  const phoneCode = async () => {
    const { identity } = rig();
    const client = mover ?? (await newClient(rig()));
    mover = undefined;
    const asked = await identity.http(client).call(requestPhoneCode, anotherPhone());
    return { body: codeSent(identity, client, asked) };
  };

  return [
    sample(getOwnProfile, {
      request: () => ({}),
      by: byClient,
      outsiders: anybodyElse,
      secret: () => rig().clientA.phone,
    }),
    sample(setOwnProfile, {
      request: async () => {
        const { version } = await fromPerson(rig().identity, rig().clientA);
        return { body: { whatsappNumber: null, email: null, address: null, language: 'en' as const, version } };
      },
      by: byClient,
    }),
    sample(requestWhatsappCode, { request: unprovenNumber, by: byClient }),
    sample(verifyWhatsapp, {
      request: whatsappCode,
      by: byClient,
      outsiders: anybodyElse,
      missing: async () => ({ body: { ...(await whatsappCode()).body, challengeId: UNKNOWN_CHALLENGE } }),
      refusal: 'OTP_INVALID',
    }),
    sample(requestEmailCode, { request: unprovenEmail, by: byClient }),
    sample(verifyEmail, {
      request: emailCode,
      by: byClient,
      outsiders: anotherClient,
      missing: async () => ({ body: { ...(await emailCode()).body, challengeId: UNKNOWN_CHALLENGE } }),
      refusal: 'OTP_INVALID',
    }),
    sample(requestPhoneCode, { request: anotherPhone, by: byClient }),
    sample(changeOwnPhone, {
      request: phoneCode,
      by: aMover,
      outsiders: anotherClient,
      missing: () => ({ body: { challengeId: UNKNOWN_CHALLENGE, code: '000000' } }),
      refusal: 'OTP_INVALID',
    }),
    sample(getOwnMessages, { request: () => ({}), by: byClient }),
    sample(setOwnMessages, {
      request: () => ({
        body: {
          topic: 'document' as const,
          channel: 'whatsapp' as const,
          wanted: true,
          consentVersion: 'messages-2026-11' as const,
        },
      }),
      by: byClient,
    }),
    sample(setOwnFirstChannel, { request: () => ({ body: { channel: 'whatsapp' as const } }), by: byClient }),
    sample(setOwnQuietHours, { request: () => ({ body: { hours: null } }), by: byClient }),
  ];
}
