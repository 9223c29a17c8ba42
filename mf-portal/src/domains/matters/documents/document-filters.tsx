import { Field } from '@diwan/ui/field';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextInput } from '@diwan/ui/text-input';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../../../texts.js';
import { useOwnCases } from '../cases/api/own-cases.js';

/** The service is asked once the person pauses, in milliseconds. */
const PAUSE_MS = 250;

interface DocumentFiltersProps {
  caseId: string;
  search: string;
  onShow: (wanted: { case: string; search: string }) => void;
}

/** Words and a case to narrow the documents to. */
export function DocumentFilters({ caseId, search, onShow }: DocumentFiltersProps) {
  const t = useTexts();
  const cases = useOwnCases().data ?? [];
  const [words, setWords] = useState(search);
  const asked = useRef(search);
  const ask = useEffectEvent((wanted: string) => {
    if (wanted === search) return;
    asked.current = wanted;
    onShow({ case: caseId, search: wanted });
  });
  // Words that were changed elsewhere, by Back or by showing all, are taken over; those just asked for are here already.
  useEffect(() => {
    if (search !== asked.current) setWords(search);
    asked.current = search;
  }, [search]);
  useEffect(() => {
    const timer = setTimeout(() => ask(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <div className="mb-2 grid gap-4 sm:grid-cols-2">
      <Field label={t('document.search')}>
        <TextInput type="search" value={words} maxLength={64} onChange={(event) => setWords(event.target.value)} />
      </Field>
      <Field label={t('document.case')}>
        <NativeSelect
          value={caseId}
          onChange={(event) => {
            asked.current = words;
            onShow({ case: event.target.value, search: words });
          }}
          placeholder={t('document.allCases')}
          options={cases.map(({ id, title }) => ({ value: id, label: title }))}
        />
      </Field>
    </div>
  );
}
