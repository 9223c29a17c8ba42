import { Field } from '@diwan/ui/field';
import { TextInput } from '@diwan/ui/text-input';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

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
  const asked = useRef(value);
  const search = useEffectEvent((wanted: string) => {
    if (wanted === value) return;
    asked.current = wanted;
    onSearch(wanted);
  });
  // Words that were changed elsewhere, by Back or by taking out a filter, are taken over; those just asked for are here already.
  useEffect(() => {
    if (value !== asked.current) setText(value);
    asked.current = value;
  }, [value]);
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
