import { useKeptState } from '@diwan/desk-kit/unsaved/use-kept-state';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Field } from '@diwan/ui/field';
import { NativeSelect } from '@diwan/ui/native-select';
import { Notice } from '@diwan/ui/notice';
import { TextInput } from '@diwan/ui/text-input';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { useSay } from '../../../components/say.js';
import { useReportDirty } from '../../../components/unsaved.js';
import { useTexts } from '../../../texts.js';
import { ClientBoxes } from '../client-boxes.js';
import { useRequestDeeds } from './api/requests.js';
import { useRequestTemplates } from './api/templates.js';
import { AskItemFields } from './ask-item-fields.js';
import { type AskItem, askBody, emptyItem, itemsOf } from './ask-values.js';
import { inWords } from './in-words.js';

interface AskSheetProps {
  caseId: string;
  /** Of the case. */
  clients: readonly { id: string; name: string }[];
  onClose: () => void;
}

/**
 * Asks clients for documents and answers: from a list of the firm, changed as the case wants it, or written anew. Of several clients
 * nobody is chosen beforehand.
 */
export function AskSheet({ caseId, clients, onClose }: AskSheetProps) {
  const t = useTexts();
  const [only, ...others] = clients;
  return (
    <EditorSheet
      title={only && others.length === 0 ? t('requests.askTitle', { client: only.name }) : t('requests.ask')}
      description={t('requests.askText')}
      onClose={onClose}
    >
      {(leave) => <AskForm {...{ caseId, clients, onClose }} onCancel={leave} />}
    </EditorSheet>
  );
}

const NO_TITLE = { en: '', ar: '' };

function AskForm({ caseId, clients, onClose, onCancel }: AskSheetProps & { onCancel: () => void }) {
  const t = useTexts();
  const { language, problemText } = useShell();
  const all = clients.map(({ id }) => id);
  const say = useSay();
  const { ask } = useRequestDeeds();
  const { data } = useRequestTemplates();
  const [{ title, items, to = [] }, setTyped, forget] = useKeptState(`ask:${caseId}`, () => ({
    title: NO_TITLE,
    items: [emptyItem()],
    to: all.length === 1 ? all : [],
  }));
  const setItems = (next: AskItem[]) => setTyped({ title, items: next, to });
  const [isMissing, setMissing] = useState(false);
  const askedOf = to.filter((id) => all.includes(id));
  useReportDirty(title.en !== '' || title.ar !== '' || items.some(({ en, ar }) => en !== '' || ar !== ''), forget);
  const asking = useMutation({
    mutationFn: () => ask(caseId, { ...askBody(title, items), clientIds: askedOf }),
    onSuccess: () => {
      forget();
      say.done(t('requests.asked'));
      onClose();
    },
  });
  const take = (id: string) => {
    const template = data?.templates.find((one) => one.id === id);
    if (!template) return;
    setTyped({ title: template.title, items: itemsOf(template, new Date()), to });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const saysWhat = (title.en.trim() || title.ar.trim()) && askBody(title, items).items.length > 0;
    const isWhole = saysWhat && askedOf.length > 0;
    setMissing(!isWhole);
    if (isWhole) asking.mutate();
  };
  return (
    <form className="grid gap-6" onSubmit={submit} noValidate>
      {clients.length > 1 && (
        <div className="grid gap-2">
          <ClientBoxes
            id="ask"
            legend={t('requests.askWhom')}
            clients={clients}
            chosen={to}
            onChange={(chosen) => setTyped({ title, items, to: [...chosen] })}
          />
          {isMissing && askedOf.length === 0 && (
            <Notice tone="danger" role="alert">
              {t('requests.askWhomMissing')}
            </Notice>
          )}
        </div>
      )}
      <Field label={t('requests.template')} hint={t('requests.templateHint')}>
        <NativeSelect
          placeholder={t('requests.noTemplate')}
          options={(data?.templates ?? []).map(({ id, title: name }) => ({
            value: id,
            label: inWords(name, language),
          }))}
          defaultValue=""
          onChange={(event) => take(event.target.value)}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['en', 'ar'] as const).map((lang) => (
          <Field
            key={lang}
            label={t(`requests.title.${lang}`)}
            error={isMissing && lang === language && !(title.en.trim() || title.ar.trim()) && t('requests.missing')}
          >
            <TextInput
              dir={lang === 'ar' ? 'rtl' : 'ltr'}
              lang={lang}
              maxLength={160}
              value={title[lang]}
              onChange={(event) => setTyped({ title: { ...title, [lang]: event.target.value }, items, to })}
            />
          </Field>
        ))}
      </div>
      {items.map((item, index) => (
        <AskItemFields
          key={item.key}
          item={item}
          number={index + 1}
          onChange={(fields) => setItems(items.map((one) => (one === item ? { ...one, ...fields } : one)))}
          onRemove={items.length > 1 ? () => setItems(items.filter((one) => one !== item)) : null}
        />
      ))}
      <div>
        <Button variant="secondary" icon="plus" onClick={() => setItems([...items, emptyItem()])}>
          {t('requests.addItem')}
        </Button>
      </div>
      {asking.error && <p role="alert">{problemText(asking.error)}</p>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={asking.isPending} busyLabel={t('form.saving')}>
          {t('requests.ask')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  );
}
