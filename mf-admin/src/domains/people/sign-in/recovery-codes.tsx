import { Ltr } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Checkbox } from '@diwan/ui/checkbox';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../texts.js';

/** Shows the recovery codes, which nobody can show again, until their owner says that they are kept. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useTexts();
  const [kept, setKept] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid max-w-prose gap-5" aria-labelledby="recovery-codes">
      <h2 id="recovery-codes" ref={heading} tabIndex={-1} className="text-xl">
        {t('recovery.title')}
      </h2>
      <p className="text-grey">{t('recovery.text')}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 border border-line p-4 font-medium">
        {codes.map((code) => (
          <li key={code}>
            <Ltr>{code}</Ltr>
          </li>
        ))}
      </ul>
      <Checkbox label={t('recovery.kept')} checked={kept} onChange={(event) => setKept(event.target.checked)} />
      <div>
        <Button disabled={!kept} onClick={onKept}>
          {t('recovery.goOn')}
        </Button>
      </div>
    </section>
  );
}
