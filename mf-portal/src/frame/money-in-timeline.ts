import { onDay } from '@diwan/desk-kit/timeline/on-day';
import type { TimelineSource } from '@diwan/desk-kit/timeline/use-timeline';
import { useShell } from '@diwan/mf-kit';
import { useTexts } from '../texts.js';
import { useMayRead } from './may-read.js';
import { billsThatCame, type MoneyAsked, type MoneyHappening, receiptsThatCame } from './money-happenings.js';

/** So many are asked for at once. */
const LIMIT = 20;

/** Bills and receipts among what happened, of one case or of all; nothing for a delegate who was not named for them. */
export function useMoneyInTimeline(caseId?: string): TimelineSource[] {
  const t = useTexts();
  const { language } = useShell();
  const mayRead = useMayRead('billing');
  const source = (name: 'invoice' | 'payment', list: typeof billsThatCame): TimelineSource => ({
    name,
    label: t(`happened.kind.${name}`),
    async load({ after, signal }) {
      const page = Number(after ?? 1);
      const asked: MoneyAsked = { page, limit: LIMIT, signal, ...(caseId && { caseId }) };
      const happenings = await list(asked, { t, language });
      return { entries: happenings.map(toEntry), next: happenings.length === LIMIT ? String(page + 1) : undefined };
    },
  });
  return mayRead ? [source('invoice', billsThatCame), source('payment', receiptsThatCame)] : [];
}

/** Placed by the day that the paper says: its hour would be that of a desk in the office. */
const toEntry = ({ id, day, text, details, href }: MoneyHappening) => ({ id, text, details, href, ...onDay(day) });
