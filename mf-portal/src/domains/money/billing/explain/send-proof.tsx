import { MAX_PROOF_BYTES } from '@diwan/contracts/money/payment-proofs/own.http';
import { PaymentMethod } from '@diwan/contracts/money/payments/payment';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { moneyText, parseMoney } from '@diwan/contracts/shared/money-text';
import { uploadFile, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { DateInput } from '@diwan/ui/date-input';
import { Field } from '@diwan/ui/field';
import { FileDrop } from '@diwan/ui/file-drop';
import { MoneyInput } from '@diwan/ui/money-input';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextInput } from '@diwan/ui/text-input';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../../texts.js';
import { type Provable, sendingOf, useProofSent } from '../api/own-proofs.js';

/** A photo or PDF of the payment, with what it says; it is kept in the form until it has arrived. */
export function SendProof({ of }: { of: Provable }) {
  const { kind, id, left } = of;
  const { currency } = left;
  const t = useTexts();
  const { problemText, notify } = useShell();
  const proofSent = useProofSent(of);
  const [file, setFile] = useState<File | null>(null);
  const [amount, setAmount] = useState(moneyText(left));
  const [method, setMethod] = useState<PaymentMethod>('bank_transfer');
  const [paidOn, setPaidOn] = useState(beirutDate(new Date()));
  const [reference, setReference] = useState('');
  const [isTried, setTried] = useState(false);
  const [progress, setProgress] = useState(0);
  const money = parseMoney(amount, currency);
  const isLarge = file !== null && file.size > MAX_PROOF_BYTES;
  const sending = useMutation({
    mutationFn: async ({ photo, amountMinor }: { photo: File; amountMinor: number }) => {
      setProgress(0);
      const body = { amountMinor, currency, method, paidOn, reference, note: '' };
      await uploadFile(sendingOf(kind), { params: { id }, body }, photo, { onProgress: setProgress });
      await proofSent();
    },
    onSuccess: () => {
      setFile(null);
      setReference('');
      setTried(false);
      notify.success(t('bill.proofSent'));
    },
  });
  const send = () => {
    setTried(true);
    if (file && !isLarge && money && money.amountMinor > 0)
      sending.mutate({ photo: file, amountMinor: money.amountMinor });
  };
  const percent = Math.round(progress * 100);
  return (
    <form
      className="grid max-w-prose gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <FileDrop
        label={t('bill.proofFile')}
        hint={t('bill.proofHint')}
        error={isLarge ? t('bill.tooLarge') : isTried && !file ? t('bill.noFile') : undefined}
        accept=".pdf,.png,.jpg,.jpeg,.webp"
        texts={{
          choose: t('requests.choose'),
          drop: t('requests.drop'),
          camera: t('requests.camera'),
          cancel: t('requests.stop'),
          retry: t('state.retry'),
          remove: t('requests.dismiss'),
        }}
        files={
          file
            ? [
                {
                  ...{ id: 'proof', name: file.name, progress },
                  state: sending.isPending ? 'sending' : sending.isError ? 'failed' : 'waiting',
                  stateText: sending.isPending
                    ? t('bill.percent', { percent })
                    : sending.error
                      ? problemText(sending.error)
                      : t('bill.ready'),
                },
              ]
            : []
        }
        onFiles={([first]) => setFile(first ?? null)}
        onRetry={send}
        onRemove={() => setFile(null)}
      />
      <Field
        label={t('bill.proofAmount')}
        error={isTried && !(money && money.amountMinor > 0) ? t('bill.enterAmount') : undefined}
      >
        <MoneyInput currency={currency} value={amount} onChange={(event) => setAmount(event.target.value)} />
      </Field>
      <Field label={t('bill.proofMethod')}>
        <NativeSelect
          value={method}
          onChange={(event) => setMethod(event.target.value as PaymentMethod)}
          options={PaymentMethod.options.map((value) => ({ value, label: t(`paymentMethod.${value}`) }))}
        />
      </Field>
      <Field label={t('bill.paidOn')}>
        <DateInput
          required
          value={paidOn}
          max={beirutDate(new Date())}
          onChange={(event) => setPaidOn(event.target.value)}
        />
      </Field>
      <Field label={t('bill.proofReference')} optionalLabel={t('bill.optional')}>
        <TextInput
          dir="auto"
          maxLength={120}
          autoComplete="off"
          value={reference}
          onChange={(event) => setReference(event.target.value)}
        />
      </Field>
      <div>
        <Button type="submit" busy={sending.isPending} busyLabel={t('bill.sending')}>
          {t('bill.sendProof')}
        </Button>
      </div>
    </form>
  );
}
