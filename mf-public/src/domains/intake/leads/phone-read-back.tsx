import { createTranslate, rich, useShell } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { useEffect, useMemo, useRef, useState } from 'react';
import { valuesOf } from './lead-options.js';
import ar from './texts/ar.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import { readPhone } from './typed-phone.js';

/** Of this file, not of `messages`: those are loaded by every page of the site (docs/adr/0010). */
const TEXTS = { ar, en, fr };

/** Says at which number the firm will reach the writer, as the form's number and country are typed. */
export function PhoneReadBack() {
  const { siteLanguage } = useShell();
  const t = useMemo(() => createTranslate<typeof en>(TEXTS[siteLanguage], siteLanguage), [siteLanguage]);
  const line = useRef<HTMLParagraphElement>(null);
  const [phone, setPhone] = useState<string | null>(null);
  useEffect(() => {
    const form = line.current?.closest('form');
    if (!form) return;
    let turn = 0;
    const read = async () => {
      turn += 1;
      const mine = turn;
      // Without the plans of other countries nothing is read back.
      const found = await readPhone(valuesOf(new FormData(form))).catch(() => null);
      // Of two that are read at once the later one was typed last.
      if (mine === turn) setPhone(found);
    };
    void read();
    form.addEventListener('input', read);
    return () => {
      turn = 0;
      form.removeEventListener('input', read);
    };
  }, []);
  return (
    <p ref={line} role="status" className="col-span-full -mt-4 text-sm text-grey empty:-mt-6">
      {phone &&
        rich(t('phone.readBack'), { phone: <Ltr className="whitespace-nowrap font-medium text-ink">{phone}</Ltr> })}
    </p>
  );
}
