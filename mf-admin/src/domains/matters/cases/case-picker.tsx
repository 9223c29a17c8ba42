import type { LegalCase } from '@diwan/contracts/matters/cases/http';
import { Combobox } from '@diwan/ui/combobox';
import { type Ref, useEffect, useState } from 'react';
import { useTexts } from '../../../texts.js';
import { useFoundCases } from './api/find-cases.js';

const PAUSE_MS = 250;

/** A case as others name it. */
export type CaseName = Pick<LegalCase, 'id' | 'title' | 'caseNumber'>;

export interface CasePickerProps {
  /** Id of the case, empty for none. */
  value: string;
  onChange: (id: string) => void;
  /** The same, with its name. */
  onPick?: (legalCase: CaseName) => void;
  /** Said while none is chosen. */
  placeholder?: string;
  /** First line, for no case. */
  none?: string;
  onBlur?: () => void;
  /** The case chosen at first, which may not be among those found. */
  known?: CaseName | undefined;
  /** Which of those found may be chosen; all, unless told otherwise. */
  allows?: (legalCase: LegalCase) => boolean;
  ref?: Ref<HTMLButtonElement>;
}

const labelOf = ({ caseNumber, title }: CaseName) => `${caseNumber} · ${title}`;

/** One case, found by title, number or client among all that the person may see. */
export function CasePicker(props: CasePickerProps) {
  const { value, onChange, onPick, known, placeholder, none, allows = () => true, ...rest } = props;
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState<CaseName>();
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim().slice(0, 64)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error, isFetching } = useFoundCases(search);
  const found = (data?.items ?? []).filter(allows);
  const chosen = [picked, known].find((one) => one?.id === value);
  // The button takes its name from the options. While searching it stands last, so that Enter picks what was found.
  const own = chosen && found.every(({ id }) => id !== value) ? [{ value, label: labelOf(chosen) }] : [];
  const listed = found.map((legalCase) => ({
    value: legalCase.id,
    label: labelOf(legalCase),
    hint: <bdi>{legalCase.clientName}</bdi>,
  }));
  const empty = none && !typed ? [{ value: '', label: none }] : [];
  const pending = isFetching || typed.trim() !== search;
  const pick = (id: string) => {
    const legalCase = found.find((one) => one.id === id);
    if (legalCase) {
      setPicked(legalCase);
      onPick?.(legalCase);
    }
    onChange(id);
  };
  return (
    <Combobox
      {...rest}
      value={value}
      onChange={pick}
      onSearch={setTyped}
      options={typed ? [...listed, ...own] : [...empty, ...own, ...listed]}
      texts={{
        placeholder: placeholder ?? t('cases.choose'),
        search: t('cases.searchPlaceholder'),
        empty: error ? t('cases.fetchFailed') : pending ? t('page.loading') : t('cases.noMatch'),
        results: (count) => t('page.results', { count }),
      }}
    />
  );
}
