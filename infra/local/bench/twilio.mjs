// A Twilio of one's own as a program beside the benchmark, so that its work is not ours. Prints where it stands and the approved templates as JSON.
import { built } from '../setup/built.mjs';

const { ACCOUNT_SID: accountSid, AUTH_TOKEN: authToken, PUBLIC_ORIGIN } = process.env;
const { startTwilioSimulator } = await built('packages/twilio-simulator', 'start-twilio-simulator.js');
const { contentOf } = await built('services/notifications', 'messages/template-content.js');

const reach = PUBLIC_ORIGIN ? { [PUBLIC_ORIGIN]: PUBLIC_ORIGIN } : {};
const twilio = await startTwilioSimulator({ accountSid, authToken, reach, perSecond: 1_000_000 });

async function approved(name, language) {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const post = async (address, body) => {
    const answer = await fetch(twilio.origin + address, {
      ...{ method: 'POST', headers: { authorization }, body: JSON.stringify(body) },
    });
    return answer.json();
  };
  const { body, samples } = contentOf(name, language);
  const content = { friendly_name: name, language, variables: samples, types: { 'twilio/text': { body } } };
  const { sid } = await post('/v1/Content', content);
  await post(`/v1/Content/${sid}/ApprovalRequests/whatsapp`, { name, category: 'UTILITY' });
  return sid;
}

const templates = {};
for (const name of ['document_shared', 'generic_notice'])
  templates[name] = { en: await approved(name, 'en'), ar: await approved(name, 'ar') };
console.log(JSON.stringify({ origin: twilio.origin, templates }));

process.on('message', () => {
  const sent = twilio.messages().map(({ to, body }) => `${to} ${body}`);
  process.send({ sent: sent.length });
});
process.on('SIGTERM', () => twilio.stop().then(() => process.exit(0)));
