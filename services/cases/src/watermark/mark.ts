/** What a watermark says: who opened the document, when, and the code under which the access log names that opening. */
export interface Mark {
  name: string;
  /** Telephone number with all but the last four digits hidden. */
  maskedPhone: string;
  at: Date;
  code: string;
}

const VISIBLE_DIGITS = 4;

/** Hides all but the last four digits: `+96170000002` becomes `••••0002`. */
export const maskPhone = (phone: string): string => `••••${phone.slice(-VISIBLE_DIGITS)}`;

/** The lines of a watermark, in the order they are read. The time is UTC. */
export function markLines(mark: Mark): string[] {
  const time = `${mark.at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  return ['CONFIDENTIAL', mark.name, `${mark.maskedPhone} · ${time}`, mark.code];
}
