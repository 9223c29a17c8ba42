import { LANGUAGES } from '@diwan/contracts/shared/language';
import { useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Combobox } from '@diwan/ui/combobox';
import { FieldError } from '@diwan/ui/field';
import { ItemControls } from '../../../../components/item-controls.js';
import { useTexts } from '../../../../texts.js';
import { useFacts } from '../../facts/api/facts.js';
import { useQuestions } from '../../questions/api/questions.js';
import { PickFact } from '../../references/pick-fact.js';
import { placeId, useEditor } from '../editor-context.js';

export interface ReferenceListProps {
  of: 'facts' | 'questions';
  at: string;
  ids: readonly string[];
}

/** Legal facts or questions that a block shows, by choice, with the words they have now. */
export function ReferenceList({ of, at, ids }: ReferenceListProps) {
  const t = useTexts();
  const { edit, faultAt } = useEditor();
  const said = useWords(of);
  const add = (id: string) => edit({ do: 'add', at, value: id });
  const place = (index: number) => LANGUAGES.map((language) => `${language}.${at}.${index}`).find(faultAt);
  const whole = LANGUAGES.map((language) => `${language}.${at}`).find(faultAt);
  return (
    <fieldset className="grid gap-3" id={placeId(whole ?? `en.${at}`)} tabIndex={-1} data-entries>
      <legend className="mb-2 font-semibold">{of === 'facts' ? t('pageField.factIds') : t('pageField.faqIds')}</legend>
      {whole && <FieldError>{faultAt(whole)}</FieldError>}
      <ol className="divide-y divide-line border-y border-line">
        {ids.map((id, index) => {
          const fault = place(index);
          const words = said(id);
          return (
            <li key={id} id={placeId(fault ?? `en.${at}.${index}`)} tabIndex={-1} className="flex flex-wrap gap-3 py-3">
              <div className="min-w-0 grow basis-72">
                <p>{words?.text ?? t('pages.gone')}</p>
                <p className="text-sm text-grey">
                  <bdi dir="ltr">{id}</bdi> {words?.expired && <Badge tone="danger">{t('facts.expired')}</Badge>}
                </p>
                {fault && <FieldError>{faultAt(fault)}</FieldError>}
              </div>
              <ItemControls
                name={words?.text ?? id}
                index={index}
                count={ids.length}
                onMove={(by) => edit({ do: 'move', at, index, by })}
                onRemove={() => edit({ do: 'remove', at, index })}
              />
            </li>
          );
        })}
      </ol>
      <div className="max-w-form">
        {of === 'facts' ? (
          <PickFact label={t('pages.addFact')} except={ids} onPick={add} />
        ) : (
          <PickQuestion except={ids} onPick={add} />
        )}
      </div>
    </fieldset>
  );
}

function PickQuestion({ except, onPick }: { except: readonly string[]; onPick: (id: string) => void }) {
  const t = useTexts();
  const { language } = useShell();
  const { data: questions = [] } = useQuestions();
  return (
    <Combobox
      aria-label={t('pages.addQuestion')}
      options={questions
        .filter(({ id }) => !except.includes(id))
        .map(({ id, question }) => ({
          value: id,
          label: question[language],
          hint: id,
          keywords: [id, question.en, question.ar],
        }))}
      value=""
      onChange={onPick}
      texts={{
        placeholder: t('pages.addQuestion'),
        search: t('questions.searchPlaceholder'),
        empty: t('questions.noMatch'),
      }}
    />
  );
}

/** What a fact or a question says now, in the language of the back office. */
function useWords(of: ReferenceListProps['of']) {
  const { language } = useShell();
  const facts = useFacts().data ?? [];
  const questions = useQuestions().data ?? [];
  return (id: string): { text: string; expired: boolean } | undefined => {
    if (of === 'facts') {
      const fact = facts.find((known) => known.id === id);
      return fact && { text: fact.text[language], expired: fact.validity === 'expired' };
    }
    const question = questions.find((known) => known.id === id);
    return question && { text: question.question[language], expired: false };
  };
}
