import { isOfTheUnitedStates } from '@diwan/service-kit/http/phone-kind';

/** WhatsApp held a message back as marketing (whatsapp.md). */
export const HELD_BACK = 'twilio_63049';

const HOUR = 3600_000;
/** It goes again once after a day and once after three more (whatsapp.md), in milliseconds. */
const AGAIN_AFTER = [24 * HOUR, 72 * HOUR] as const;

/**
 * After how long what was held back goes again, in milliseconds; null: never, another way takes it. To the United States WhatsApp lets no
 * marketing through at all (whatsapp.md, since 1 April 2025). `heldBack`: how often it was before.
 */
export const againAfterHeldBack = (to: string, heldBack = 0): number | null =>
  isOfTheUnitedStates(to) ? null : (AGAIN_AFTER[heldBack] ?? null);
