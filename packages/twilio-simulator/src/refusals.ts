/** What Twilio answers instead of a result. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

/** The refusals that the simulator makes by itself. */
export const REFUSALS = {
  notFound: () => new Refusal(404, 20404, 'The requested resource was not found'),
  unauthorized: () => new Refusal(401, 20003, 'Authenticate'),
  tooMany: () => new Refusal(429, 20429, 'Too Many Requests'),
  noTo: () => new Refusal(400, 21604, "A 'To' phone number is required."),
  badTo: () => new Refusal(400, 21211, "Invalid 'To' Phone Number"),
  noFrom: () => new Refusal(400, 21603, "A 'From' phone number is required."),
  noBody: () => new Refusal(400, 21619, 'A text message body or media urls must be specified.'),
  longBody: () => new Refusal(400, 21617, 'The concatenated message body exceeds the 1600 character limit.'),
  optedOut: () => new Refusal(400, 21610, 'Attempt to send to unsubscribed recipient'),
  badVariables: () => new Refusal(400, 21656, 'The ContentVariables Parameter is invalid'),
  noContent: () => new Refusal(400, 21655, 'The ContentSid is Invalid'),
  badContent: (why: string) => new Refusal(400, 20001, why),
  nameTaken: () => new Refusal(409, 20409, 'A template of this name and language exists already'),
} as const;
