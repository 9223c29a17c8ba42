import type { Language } from '@diwan/contracts/shared/language';
import { formatPhone } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { Combobox } from '@diwan/ui/combobox';
import { type Ref, useEffect, useState } from 'react';
import { useTexts } from '../../../texts.js';
import { useFoundClients } from './api/find-clients.js';
import { useClientName } from './use-client-name.js';

const PAUSE_MS = 250;

/** A client as forms about money name them. */
export interface ClientName {
  id: string;
  name: string;
}

export interface ClientPickerProps {
  /** Id of the client, empty for none. */
  value: string;
  onChange: (id: string) => void;
  /** The same, with the name and the language they are written to. */
  onPick?: (client: ClientName & { language: Language }) => void;
  onBlur?: () => void;
  /** The client chosen at first, who may not be among those found. */
  known?: ClientName | undefined;
  disabled?: boolean;
  /** Said while none is chosen. */
  placeholder?: string;
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
  const found = (data?.items ?? []).map(({ id, name, phone }) => ({
    value: id,
    label: name,
    hint: <Ltr>{formatPhone(phone)}</Ltr>,
  }));
  const isListed = found.some((option) => option.value === value);
  // The button takes its name from the options. While searching it stands last, so that Enter picks what was found.
  const name = useClientName(isListed ? '' : value, chosen);
  const own = value && !isListed ? [{ value, label: name }] : [];
  const pending = isFetching || typed.trim() !== search;
  const pick = (id: string) => {
    const client = data?.items.find((candidate) => candidate.id === id);
    if (client) {
      setChosen({ id, name: client.name });
      onPick?.({ id, name: client.name, language: client.language });
    }
    onChange(id);
  };
  return (
    <Combobox
      {...rest}
      value={value}
      onChange={pick}
      onSearch={setTyped}
      options={typed ? [...found, ...own] : [...own, ...found]}
      texts={{
        placeholder: placeholder ?? t('accounts.chooseClient'),
        search: t('accounts.searchClient'),
        empty: error ? t('clients.fetchFailed') : pending ? t('page.loading') : t('accounts.noClient'),
        results: (count) => t('page.results', { count }),
      }}
    />
  );
}
