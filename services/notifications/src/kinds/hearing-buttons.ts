import type { TemplateButton } from './template.js';

/** What a client answers to a notice of a hearing to come at a press (HEAR-04). */
export const HEARING_BUTTONS = [
  { id: 'hearing.confirm', title: { en: 'Confirm', ar: 'سأحضر' } },
  { id: 'hearing.directions', title: { en: 'Directions', ar: 'الطريق إلى المحكمة' } },
  { id: 'hearing.cannot', title: { en: 'Cannot attend', ar: 'لا أستطيع الحضور' } },
] as const satisfies readonly TemplateButton[];

/** What such a notice is about: the hearing, and the beginning that it named. */
export const pressedOf = ({ hearingId, wallTime }: { hearingId: string; wallTime: string }): string =>
  `${hearingId}.${wallTime}`;
