import { Field } from '@diwan/ui/field';
import { TextInput } from '@diwan/ui/text-input';
import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 300;

export interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** What is searched for now. */
  value: string;
  onSearch: (text: string) => void;
}

/** A search that follows the typing, after a short pause. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const search = useEffectEvent((wanted: string) => {
    if (wanted !== value) onSearch(wanted);
  });
  useEffect(() => {
    const timer = setTimeout(() => search(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <Field label={label} className="min-w-0 max-w-[28rem] grow basis-64">
      <TextInput
        type="search"
        dir="auto"
        maxLength={64}
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Field>
  );
}
