import type { EditedAttorney } from '@diwan/contracts/site/attorneys/editing.http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Dialog } from '@diwan/ui/dialog';
import { Field } from '@diwan/ui/field';
import { NativeSelect } from '@diwan/ui/native-select';
import { Notice } from '@diwan/ui/notice';
import { type FormEvent, useId, useState } from 'react';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { useEditLawyers, useLawyerAccounts } from './api/lawyers.js';

export interface AccountDialogProps {
  attorney: EditedAttorney;
  onClose: () => void;
}

/** Chooses the colleague who is given the requests for a lawyer (PUB-08). What was chosen stays when it could not be saved. */
export function AccountDialog({ attorney, onClose }: AccountDialogProps) {
  const t = useTexts();
  const say = useSay();
  const formId = useId();
  const { language } = useShell();
  const { setAccount, refresh } = useEditLawyers();
  const accounts = useLawyerAccounts();
  const [chosen, setChosen] = useState(attorney.accountId ?? '');
  const [seen] = useState(attorney.accountId ?? null);
  const [isBusy, setBusy] = useState(false);
  const name = attorney.name[language];
  const stored = attorney.accountId ?? null;
  const nameOf = (id: string | null) =>
    id === null
      ? t('lawyers.nobody')
      : (accounts.data?.find((one) => one.id === id)?.name ?? t('lawyers.unknownAccount'));
  // Somebody who may not be given requests any more stays named until another is chosen.
  const goneOf = (colleagues: readonly { id: string }[]) =>
    seen !== null && !colleagues.some(({ id }) => id === seen)
      ? [{ value: seen, label: t('lawyers.unknownAccount'), disabled: true }]
      : [];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (chosen === (stored ?? '')) return onClose();
    setBusy(true);
    try {
      await setAccount(attorney, chosen || null);
      const colleague = accounts.data?.find(({ id }) => id === chosen)?.name;
      say.done(colleague ? t('lawyers.accountSaved', { name, colleague }) : t('lawyers.accountCleared', { name }));
      onClose();
    } catch (error) {
      say.failed(t('lawyers.changeFailed'), error);
      // Somebody else may have changed the profile: the next try is made on it as it is now.
      void refresh();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('lawyers.accountTitle', { name })}
      description={t('lawyers.accountText')}
      closeLabel={t('form.close')}
      footer={
        <Button type="submit" form={formId} busy={isBusy} busyLabel={t('form.saving')}>
          {t('lawyers.accountSave')}
        </Button>
      }
    >
      <Loaded query={accounts} failed={t('lawyers.accountsFailed')}>
        {(colleagues) => (
          <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
            {stored !== seen && (
              <Notice tone="warning" role="status">
                {t('lawyers.accountMeanwhile', { colleague: nameOf(stored) })}
              </Notice>
            )}
            <Field label={t('lawyers.account')}>
              <NativeSelect
                placeholder={t('lawyers.nobody')}
                options={[...goneOf(colleagues), ...colleagues.map(({ id, name }) => ({ value: id, label: name }))]}
                value={chosen}
                onChange={({ target: { value } }) => setChosen(value)}
              />
            </Field>
          </form>
        )}
      </Loaded>
    </Dialog>
  );
}
