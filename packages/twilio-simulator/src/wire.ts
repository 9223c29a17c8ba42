import type { ContentRecord, MediaRecord, MessageRecord } from './records.js';

const rfc2822 = (at: number): string => new Date(at).toUTCString().replace('GMT', '+0000');
const iso = (at: number): string => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');

/** A message as the REST API answers it. */
export const messageOnWire = (accountSid: string, message: MessageRecord) => ({
  sid: message.sid,
  account_sid: accountSid,
  api_version: '2010-04-01',
  to: message.to,
  from: message.from,
  body: message.body,
  status: message.status,
  direction: message.direction,
  error_code: message.errorCode,
  error_message: null,
  messaging_service_sid: message.messagingServiceSid,
  num_media: String(message.media.length),
  num_segments: '1',
  price: null,
  price_unit: 'USD',
  date_created: rfc2822(message.createdAt),
  date_sent: rfc2822(message.createdAt),
  date_updated: rfc2822(message.updatedAt),
  uri: `/2010-04-01/Accounts/${accountSid}/Messages/${message.sid}.json`,
  subresource_uris: { media: `/2010-04-01/Accounts/${accountSid}/Messages/${message.sid}/Media.json` },
});

/** An attachment as the REST API answers it. */
export const mediaOnWire = (accountSid: string, { sid: parent, createdAt }: MessageRecord, media: MediaRecord) => ({
  sid: media.sid,
  account_sid: accountSid,
  parent_sid: parent,
  content_type: media.contentType,
  date_created: rfc2822(createdAt),
  date_updated: rfc2822(createdAt),
  uri: `/2010-04-01/Accounts/${accountSid}/Messages/${parent}/Media/${media.sid}.json`,
});

/** A template as the Content API answers it. */
export const contentOnWire = (accountSid: string, content: ContentRecord) => ({
  sid: content.sid,
  account_sid: accountSid,
  friendly_name: content.friendlyName,
  language: content.language,
  variables: content.variables,
  types: content.types,
  date_created: iso(content.createdAt),
  date_updated: iso(content.createdAt),
  url: `https://content.twilio.com/v1/Content/${content.sid}`,
  links: {},
});

/** What WhatsApp says of a template, as the Content API answers it. */
export const approvalOnWire = ({ types, approval }: ContentRecord) => ({
  type: 'whatsapp',
  name: approval?.name ?? '',
  category: approval?.category ?? '',
  content_type: Object.keys(types)[0] ?? '',
  status: approval?.status ?? 'unsubmitted',
  rejection_reason: approval?.reason ?? '',
  allow_category_change: true,
});
