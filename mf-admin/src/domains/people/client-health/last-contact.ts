import type { ClientCaseHealth, ContactKind } from '@diwan/contracts/matters/client-health/http';
import type { ClientMessageHealth } from '@diwan/contracts/messages/client-health/http';

/** When and how a client was last in touch. */
export interface LastContact {
  kind: ContactKind | 'message';
  at: string;
  silentDays: number;
}

/** The later of what both services know; null where neither knows any. */
export function lastContactOf(
  cases: ClientCaseHealth | undefined,
  messages: ClientMessageHealth | undefined,
): LastContact | null {
  const inCases = cases?.lastContact &&
    cases.silentDays !== null && { ...cases.lastContact, silentDays: cases.silentDays };
  const byMessage = messages?.lastReadAt &&
    messages.silentDays !== null && {
      kind: 'message' as const,
      at: messages.lastReadAt,
      silentDays: messages.silentDays,
    };
  const known = [inCases, byMessage].flatMap((contact) => contact || []);
  return known.sort((one, other) => other.at.localeCompare(one.at))[0] ?? null;
}
