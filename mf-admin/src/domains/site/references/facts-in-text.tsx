import type { Language } from '@diwan/contracts/shared/language';
import { Badge } from '@diwan/ui/badge';
import { useTexts } from '../../../texts.js';
import { useFacts } from '../facts/api/facts.js';
import { factIdsIn } from './fact-marks.js';

/** The facts that a text names, with the words they have now. */
export function FactsInText({ text, language }: { text: string; language: Language }) {
  const ids = factIdsIn(text);
  return ids.length > 0 && <Named ids={ids} language={language} />;
}

/** Apart, so that the many texts without a fact ask for none. */
function Named({ ids, language }: { ids: readonly string[]; language: Language }) {
  const t = useTexts();
  const { data: facts } = useFacts();
  if (!facts) return null;
  return (
    <ul className="mt-2 grid gap-1 text-sm" lang={language}>
      {ids.map((id) => {
        const fact = facts.find((known) => known.id === id);
        return (
          <li key={id} className="border-s-2 border-brass ps-3">
            <bdi dir="ltr" className="text-brass">
              {id}
            </bdi>
            {': '}
            <span dir="auto">{fact ? fact.text[language] : t('references.unknownFact')}</span>{' '}
            {fact?.validity === 'expired' && <Badge tone="danger">{t('facts.expired')}</Badge>}
          </li>
        );
      })}
    </ul>
  );
}
