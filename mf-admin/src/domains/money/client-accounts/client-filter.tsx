import { Button } from '@diwan/ui/button';
import { Field } from '@diwan/ui/field';
import { filterLook } from '../../../components/filter-bar.js';
import type { ListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { ClientPicker } from './client-picker.js';

/** Narrows a list to one client, who is named `clientId` in the address. */
export function ClientFilter({ address }: { address: ListAddress }) {
  const t = useTexts();
  const clientId = address.filter('clientId');
  return (
    <>
      <Field label={t('accounts.client')} className={`${filterLook(clientId !== '')} basis-48`}>
        <ClientPicker
          value={clientId}
          placeholder={t('accounts.allClients')}
          onChange={(id) => address.set({ clientId: id })}
        />
      </Field>
      {clientId && (
        <Button variant="quiet" icon="close" onClick={() => address.set({ clientId: '' })}>
          {t('accounts.allClients')}
        </Button>
      )}
    </>
  );
}
