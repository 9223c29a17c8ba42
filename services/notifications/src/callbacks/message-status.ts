/** How far a message came, by rank: callbacks arrive in any order, and a lower rank never overwrites a higher one (whatsapp.md). */
const RANKS = {
  accepted: 0,
  queued: 1,
  sending: 2,
  sent: 3,
  delivered: 4,
  read: 5,
  undelivered: 6,
  failed: 6,
} as const;

export interface MessageStatus {
  status: string;
  rank: number;
  /** It says something new where what was said before has a lower rank than this: what a person has did not fail. */
  beats: number;
  /** The person certainly does not have it. */
  failed: boolean;
}

/** Reads a status of Twilio's; null for one we do not know. */
export function messageStatus(status: string): MessageStatus | null {
  if (!(status in RANKS)) return null;
  const rank = RANKS[status as keyof typeof RANKS];
  const failed = status === 'failed' || status === 'undelivered';
  return { status, rank, beats: failed ? RANKS.delivered : rank, failed };
}
