import { formatPhone } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { Combobox } from '@diwan/ui/combobox';
import { type Ref, useEffect, useState } from 'react';
import { useTexts } from '../../../texts.js';
import { useFoundClients } from './api/find-clients.js';
import type { ClientName } from './case-values.js';

const PAUSE_MS = 250;

export interface ClientPickerProps {
  /** Id of the client, empty for none. */
  value: string;
  onChange: (id: string) => void;
  /** The same, with the name. */
  onPick?: (client: ClientName) => void;
  /** Said while none is chosen. */
  placeholder?: string;
  onBlur?: () => void;
  /** The client chosen at first, who may not be among those found. */
  known?: ClientName;
  ref?: Ref<HTMLButtonElement>;
}

/** One client, found by name, e-mail or phone among all of them. */
export function ClientPicker({ value, onChange, onPick, known, placeholder, ...rest }: ClientPickerProps) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(known);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim().slice(0, 64)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error, isFetching } = useFoundClients(search);
  const found = data?.items.map(({ id, name, phone }) => ({
    value: id,
    label: name,
    hint: <Ltr>{formatPhone(phone)}</Ltr>,
  }));
  const isListed = found?.some((option) => option.value === value);
  // The button takes its name from the options. While searching it stands last, so that Enter picks what was found.
  const own = chosen && chosen.id === value && !isListed ? [{ value, label: chosen.name }] : [];
  const pending = isFetching || typed.trim() !== search;
  const pick = (id: string) => {
    const option = found?.find((candidate) => candidate.value === id);
    if (option) {
      setChosen({ id, name: option.label });
      onPick?.({ id, name: option.label });
    }
    onChange(id);
  };
  return (
    <Combobox
      {...rest}
      value={value}
      onChange={pick}
      onSearch={setTyped}
      options={typed ? [...(found ?? []), ...own] : [...own, ...(found ?? [])]}
      texts={{
        placeholder: placeholder ?? t('cases.clientChoose'),
        search: t('cases.clientSearch'),
        empty: error ? t('clients.fetchFailed') : pending ? t('page.loading') : t('cases.clientNone'),
        results: (count) => t('page.results', { count }),
      }}
    />
  );
}
