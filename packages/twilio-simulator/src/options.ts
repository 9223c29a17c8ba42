/** How the simulator behaves; everything has a default that is generous. */
export interface SimulatorOptions {
  accountSid: string;
  authToken: string;
  /** Where it listens; 0 (the default) takes any free port. Only this machine reaches it. */
  port?: number;
  /** Where inbound messages are posted: our public webhook address, by which they are signed. */
  inboundUrl?: string;
  /** Public origins and where they are really reached: signed by the first, posted to the second. */
  reach?: Readonly<Record<string, string>>;
  /** What is told of a message that nothing else is said about, in this order. */
  statuses?: readonly MessageStatus[];
  /** Pause before each status, in milliseconds. */
  statusDelayMs?: number;
  /** Unique people that messages by template may begin with per rolling 24 hours (63018 beyond). */
  tier?: number;
  /** Messages that leave per second; more of them queue. */
  perSecond?: number;
  /** Requests under way at once; more of them get 429. */
  concurrency?: number;
  /** Whether the provider itself keeps STOP and START; otherwise they are just messages. */
  keepsOptOuts?: boolean;
  /** How a template stands when its approval is asked for. */
  approval?: ApprovalStatus;
}

export type MessageStatus =
  | 'queued'
  | 'accepted'
  | 'sending'
  | 'sent'
  | 'delivered'
  | 'read'
  | 'failed'
  | 'undelivered'
  | 'received';

export type ApprovalStatus = 'unsubmitted' | 'received' | 'pending' | 'approved' | 'rejected' | 'paused' | 'disabled';
