import { Combobox, type ComboboxProps } from '@diwan/ui/combobox';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { useTexts } from '../../../texts.js';

const PAUSE_MS = 250;

/** Something that was found on a server. */
export interface Found {
  value: string;
  label: string;
  hint?: ReactNode;
}

export interface FoundPickerProps extends Pick<ComboboxProps, 'aria-label' | 'id' | 'required' | 'onBlur'> {
  /** Id of the chosen one, empty for none. */
  value: string;
  onChange: (id: string) => void;
  /** The one chosen at first, which may not be among those found. */
  known?: Found | undefined;
  /** First line, for none. */
  none?: string;
  placeholder: string;
  searchText: string;
  failed: string;
  /** Looks for what was typed; a hook. */
  useFound: (text: string) => { found: readonly Found[] | undefined; failed: boolean };
  ref?: Ref<HTMLButtonElement>;
}

/** One of many, found by words on a server. */
export function FoundPicker({
  value,
  onChange,
  known,
  none,
  placeholder,
  searchText,
  failed,
  useFound,
  ...rest
}: FoundPickerProps) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState<Found>();
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim().slice(0, 64)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { found = [], failed: isFailed } = useFound(search);
  const chosen = [picked, known].find((one) => one?.value === value);
  // The button takes its name from the options. While searching it stands last, so that Enter picks what was found.
  const own = chosen && found.every((one) => one.value !== value) ? [chosen] : [];
  const empty = none && !typed ? [{ value: '', label: none }] : [];
  return (
    <Combobox
      {...rest}
      value={value}
      onChange={(id) => {
        setPicked(found.find((one) => one.value === id));
        onChange(id);
      }}
      onSearch={setTyped}
      options={typed ? [...found, ...own] : [...empty, ...own, ...found]}
      texts={{
        placeholder,
        search: searchText,
        empty: isFailed ? failed : typed.trim() === search ? t('time.nothingFound') : t('page.loading'),
        results: (count) => t('page.results', { count }),
      }}
    />
  );
}
