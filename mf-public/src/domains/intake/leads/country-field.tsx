import { DEFAULT_CALLING_CODE } from '@diwan/contracts/shared/phone-number';
import { TONGUES } from '@diwan/contracts/shared/tongues';
import { useShell } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { Field } from '@diwan/ui/field';
import { useFieldControl } from '@diwan/ui/field-context';
import { Icon } from '@diwan/ui/icon';
import { type ComponentType, type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../../texts.js';
import type { CountryPickerProps } from './country-picker.js';
import { LEBANON } from './lebanon.js';

const loadPicker = () => import('./country-picker.js');

/**
 * Country of a number that is typed without its calling code. The list comes when somebody reaches for it; until then there is a button
 * that looks the same. Needs scripts, so without them it is not there: numbers may begin with + and their code.
 */
export function CountryField() {
  const t = useTexts();
  const [country, setCountry] = useState({ region: LEBANON, callingCode: DEFAULT_CALLING_CODE });
  const [Picker, setPicker] = useState<ComponentType<CountryPickerProps>>();
  const open = async () => {
    const { CountryPicker } = await loadPicker();
    setPicker(() => CountryPicker);
  };
  return (
    <Field label={t('leads.country')} className="pub-scripted">
      {Picker ? (
        <Picker region={country.region} onChange={setCountry} />
      ) : (
        <ClosedPicker {...country} onReach={() => void loadPicker()} onOpen={() => void open()} />
      )}
      <input type="hidden" name="callingCode" value={country.callingCode} />
    </Field>
  );
}

interface ClosedPickerProps {
  region: string;
  callingCode: string;
  onReach: () => void;
  onOpen: () => void;
}

function ClosedPicker({ region, callingCode, onReach, onOpen }: ClosedPickerProps) {
  const wiring = useFieldControl({});
  const t = useTexts();
  const { siteLanguage } = useShell();
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    onOpen();
  };
  return (
    <button
      type="button"
      role="combobox"
      id={wiring.id}
      className="ui-input ui-combobox__trigger"
      aria-haspopup="listbox"
      aria-expanded={false}
      onFocus={onReach}
      onPointerEnter={onReach}
      onClick={onOpen}
      onKeyDown={openByArrow}
    >
      <span className="ui-combobox__value">
        {region === LEBANON && TONGUES[siteLanguage].dir === 'rtl' ? (
          <>
            {t('country.LB')} <Ltr>+{callingCode}</Ltr>
          </>
        ) : (
          <Ltr>
            {region} +{callingCode}
          </Ltr>
        )}
      </span>
      <Icon name="chevron-down" />
    </button>
  );
}
