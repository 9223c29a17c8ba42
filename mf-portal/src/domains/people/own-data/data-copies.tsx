import { useAction } from '@diwan/desk-kit/use-action';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { Loaded } from '../../../frame/loaded.js';
import { useTexts } from '../../../texts.js';
import { askForCopy, DATA_COPIES, useDataCopies } from './api/data-copies.js';
import { DataCopyState } from './data-copy-state.js';

/** A copy of what is kept of the person: asked for after a fresh sign-in, gathered while they look, downloaded for some days (PORT-08). */
export function DataCopies() {
  const t = useTexts();
  const { notify, problemText } = useShell();
  const cache = useQueryClient();
  const copies = useDataCopies();
  const ask = useAction(async () => {
    try {
      await askForCopy();
      await cache.invalidateQueries({ queryKey: DATA_COPIES });
    } catch (error) {
      notify.error(problemText(error));
    }
  });
  return (
    <section aria-labelledby="copy-title" className="grid gap-4">
      <h2 id="copy-title" className="text-xl">
        {t('ownData.copyTitle')}
      </h2>
      <p>{t('ownData.copyText')}</p>
      <p className="text-grey">{t('ownData.copyNot')}</p>
      <Loaded query={copies} failure={t('ownData.copiesFailed')}>
        {(found) => (
          <>
            {found.length > 0 && (
              <ul className="grid gap-4">
                {found.map((copy) => (
                  <li key={copy.id} className="border-t border-line pt-4">
                    <DataCopyState copy={copy} />
                  </li>
                ))}
              </ul>
            )}
            {!found.some(({ state }) => state === 'gathering') && (
              <Button
                variant="secondary"
                className="justify-self-start"
                busy={ask.busy}
                busyLabel={t('ownData.asking')}
                onClick={() => void ask.run()}
              >
                {t('ownData.ask')}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
