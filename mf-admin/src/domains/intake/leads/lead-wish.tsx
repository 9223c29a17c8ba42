import { PARTS_OF_DAY } from '@diwan/contracts/intake/leads/wish-options';
import { BEIRUT } from '@diwan/contracts/shared/beirut-time';
import { useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import type { ReactNode } from 'react';
import { type Texts, useTexts } from '../../../texts.js';
import { useLawyerNames } from './api/lawyer-names.js';
import type { Lead } from './api/list-leads.js';
import { inBeirut } from './beirut-hours.js';

type Wish = NonNullable<Lead['wish']>;

/** With whom, when and in which language somebody wishes to talk, as lines of their facts; the hours in Beirut too. */
export function useWishFacts({
  wish,
  createdAt,
}: Pick<Lead, 'wish' | 'createdAt'>): { label: string; value: ReactNode }[] {
  const t = useTexts();
  const { language } = useShell();
  const lawyers = useLawyerNames(Boolean(wish?.lawyer));
  if (!wish) return [];
  const { lawyer, spoken, days, timeZone } = wish;
  const isAbroad = timeZone !== null && timeZone !== BEIRUT;
  return [
    ...(lawyer
      ? [
          {
            label: t('leads.wishLawyer'),
            value: <Isolate>{lawyers.data?.get(lawyer)?.[language] ?? lawyer}</Isolate>,
          },
        ]
      : []),
    { label: t('leads.wishLanguage'), value: t(`language.${spoken}`) },
    {
      label: t('leads.wishTimes'),
      value:
        wish.parts.length === 0 && !days ? (
          t('leads.anyTime')
        ) : (
          <ul>
            {wish.parts.map((part) => (
              <li key={part}>{partInWords(part, isAbroad ? timeZone : null, new Date(createdAt), t)}</li>
            ))}
            {days && (
              <li>
                <Isolate>{days}</Isolate>
              </li>
            )}
          </ul>
        ),
    },
    ...(isAbroad ? [{ label: t('leads.wishZone'), value: <Ltr>{timeZone.replaceAll('_', ' ')}</Ltr> }] : []),
  ];
}

/** On the asker's clock, and where that is another, in Beirut. */
function partInWords(part: Wish['parts'][number], zone: string | null, at: Date, t: Texts): string {
  const [from, to] = PARTS_OF_DAY[part];
  const own = t(`leads.part.${part}`, { from, to });
  if (!zone) return own;
  return t('leads.partAbroad', { own, from: inBeirut(from, zone, at), to: inBeirut(to, zone, at) });
}
