import { formatPhone } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { Combobox } from '@diwan/ui/combobox';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../../texts.js';
import { useClientsLike } from '../api/whom-to-write.js';

const PAUSE_MS = 250;

interface ClientPickerProps {
  /** Id of the client, empty for none. */
  value: string;
  /** The client chosen at first, who may not be among those found. */
  known: { id: string; name: string } | undefined;
  onChange(id: string): void;
}

/** One client, found by name, e-mail or phone among all of them. */
export function ClientPicker({ value, known, onChange }: ClientPickerProps) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState<{ id: string; name: string }>();
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim().slice(0, 64)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error, isFetching } = useClientsLike(search);
  const items = data?.items ?? [];
  const found = items.map(({ id, name, phone }) => ({ value: id, label: name, hint: <Ltr>{formatPhone(phone)}</Ltr> }));
  // The button takes its name from the options. While searching it stands last, so that Enter picks what was found.
  const chosen = [picked, known].find((one) => one?.id === value);
  const own = chosen && !found.some((one) => one.value === value) ? [{ value, label: chosen.name }] : [];
  const isPending = isFetching || typed.trim() !== search;
  return (
    <Combobox
      value={value}
      onSearch={setTyped}
      onChange={(id) => {
        setPicked(items.find((one) => one.id === id));
        onChange(id);
      }}
      options={typed ? [...found, ...own] : [...own, ...found]}
      texts={{
        placeholder: t('conversations.chooseClient'),
        search: t('conversations.searchClient'),
        empty: error ? t('conversations.fetchFailed') : isPending ? t('page.loading') : t('conversations.noClient'),
        results: (count) => t('page.results', { count }),
      }}
    />
  );
}
