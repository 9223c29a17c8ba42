import { type KeyboardEvent, type ReactNode, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import type { ComboboxOption, ComboboxTexts } from './combobox-option.js';
import { ComboboxPopup } from './combobox-popup.js';
import { useFieldControl } from './field-context.js';
import { Icon } from './icon.js';

export interface ComboboxProps<Option extends ComboboxOption = ComboboxOption> {
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
  /** The caller searches, on a server: told what is typed (nothing at opening), it answers with `options`, which are shown as they are. */
  onSearch?: (query: string) => void;
  texts: ComboboxTexts;
  /** How an option looks in the list, instead of its label. */
  renderOption?: (option: Option) => ReactNode;
  /** How the chosen option looks on the button, instead of its label. */
  renderValue?: (option: Option) => ReactNode;
  /** Posts the value with a form that has no script. */
  name?: string;
  /** Name when no `Field` gives one. */
  'aria-label'?: string;
  id?: string;
  required?: boolean;
  disabled?: boolean;
  onBlur?: () => void;
  /** The button, for focus. */
  ref?: Ref<HTMLButtonElement>;
}

/** One of many options, found by typing. The button opens a search box over a list; everything works by keyboard. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { options, value, onChange, onSearch, texts, renderOption, renderValue, name, disabled, onBlur } = props;
  const made = useId();
  const { required, id = made, ...aria } = useFieldControl({ id: props.id, required: props.required });
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  useImperativeHandle(props.ref, () => trigger.current as HTMLButtonElement);
  const chosen = options.find((option) => option.value === value);

  const show = () => {
    onSearch?.('');
    setOpen(true);
  };
  const close = (refocus: boolean) => {
    setOpen(false);
    if (refocus) trigger.current?.focus();
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    show();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left everything inside
    <div
      ref={root}
      className="ui-combobox"
      onBlur={(event) => {
        if (root.current?.contains(event.relatedTarget)) return;
        setOpen(false);
        onBlur?.();
      }}
    >
      <button
        {...aria}
        ref={trigger}
        type="button"
        role="combobox"
        id={id}
        className="ui-input ui-combobox__trigger"
        disabled={disabled}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-label={props['aria-label']}
        aria-required={required}
        onClick={() => (open ? setOpen(false) : show())}
        onKeyDown={openByArrow}
      >
        <span dir="auto" className="ui-combobox__value" data-empty={!chosen}>
          {chosen ? (renderValue?.(chosen) ?? chosen.label) : texts.placeholder}
        </span>
        <Icon name="chevron-down" />
      </button>
      {name && <input type="hidden" name={name} value={value} />}
      {open && (
        <ComboboxPopup
          id={id}
          options={options}
          value={value}
          texts={texts}
          renderOption={renderOption}
          onSearch={onSearch}
          onPick={(picked) => {
            onChange(picked);
            close(true);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
