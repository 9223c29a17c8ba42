/** What may be done after a refusal. */
export type ErrorRule =
  | { action: 'give-up'; meaning: string }
  | { action: 'retry'; meaning: string; notBeforeMs?: number; maxAttempts?: number; outage?: boolean };

const giveUp = (meaning: string): ErrorRule => ({ action: 'give-up', meaning });
const retry = (
  meaning: string,
  limits: Omit<Extract<ErrorRule, { action: 'retry' }>, 'action' | 'meaning'> = {},
): ErrorRule => ({
  action: 'retry',
  meaning,
  ...limits,
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Twilio's refusals and what follows from them (whatsapp.md, error handling table). All of them mean: not sent. */
export const TWILIO_ERRORS: Readonly<Record<number, ErrorRule>> = {
  20003: retry('wrong credentials', { notBeforeMs: 15 * MINUTE, outage: true }),
  20429: retry('too many requests', { outage: true }),
  21211: giveUp('not a valid number'),
  21408: giveUp('messages to that country are not switched on'),
  21610: giveUp('the person opted out'),
  21612: giveUp('no way to this number'),
  21614: giveUp('not a mobile number'),
  21656: giveUp('variables are wrong'),
  21658: giveUp('variables are too long'),
  30001: retry('the queue is full'),
  30003: giveUp('the handset is not reachable'),
  30004: giveUp('blocked by the person or the network'),
  30005: giveUp('the number is unknown'),
  30006: giveUp('a landline, or a network without messages'),
  30007: giveUp('filtered by the network'),
  30008: retry('unknown error of the network', { maxAttempts: 3 }),
  63001: retry('the channel refused', { maxAttempts: 4 }),
  63003: giveUp('the number is unknown to the channel'),
  63005: giveUp('the channel refused the content'),
  63007: retry('the sender is not set up', { notBeforeMs: 15 * MINUTE, outage: true }),
  63012: retry('the channel failed', { maxAttempts: 4 }),
  63013: giveUp('against the policy of the channel'),
  63016: giveUp('outside the 24 hour window without a template'),
  63018: retry('limit of the channel reached', { notBeforeMs: HOUR }),
  63020: retry('the channel failed', { maxAttempts: 4 }),
  63021: giveUp('content refused'),
  63022: retry('the channel failed', { maxAttempts: 4 }),
  63024: giveUp('not reachable on WhatsApp'),
  63027: giveUp('no template in this language'),
  63028: giveUp('number of variables does not fit'),
  63032: giveUp('restricted for this person'),
  63041: giveUp('template paused'),
  63042: giveUp('template disabled'),
  63049: giveUp('held back as marketing'),
};

/** What follows from a refusal under the name that the ledger has for it; undefined: nothing that we know. */
export const ruleOf = (reason: string): ErrorRule | undefined =>
  reason.startsWith('twilio_') ? TWILIO_ERRORS[Number(reason.slice('twilio_'.length))] : undefined;

/** Codes we do not know are tried twice more, then kept for a person to look at. */
export const UNKNOWN_TWILIO_ERROR: ErrorRule = retry('unknown code', { maxAttempts: 3 });
