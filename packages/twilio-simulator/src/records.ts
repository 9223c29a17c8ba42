import type { ApprovalStatus, MessageStatus } from './options.js';

/** A message as the simulator keeps it, ours or one of somebody's to us. */
export interface MessageRecord {
  sid: string;
  /** Addresses of the channel, such as `whatsapp:+961…`. */
  to: string;
  from: string;
  body: string;
  contentSid: string | null;
  contentVariables: string | null;
  messagingServiceSid: string | null;
  statusCallback: string | null;
  direction: 'outbound-api' | 'inbound';
  status: MessageStatus;
  errorCode: number | null;
  /** When it came in and changed last, in milliseconds. */
  createdAt: number;
  updatedAt: number;
  media: MediaRecord[];
}

/** An attachment; one without bytes is as many zeros as it says. */
export interface MediaRecord {
  sid: string;
  contentType: string;
  size: number;
  bytes: Buffer | null;
}

/** A template of the Content API and how WhatsApp says it stands. */
export interface ContentRecord {
  sid: string;
  friendlyName: string;
  language: string;
  variables: Record<string, string>;
  types: Record<string, { body?: string; [field: string]: unknown }>;
  createdAt: number;
  approval: { name: string; category: string; status: ApprovalStatus; reason: string } | null;
}
