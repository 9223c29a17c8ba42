import type { EditedPage } from '@diwan/contracts/site/pages/editing.http';
import { DraftNotice } from '@diwan/desk-kit/unsaved/draft-notice';
import { UnsavedGuard } from '@diwan/desk-kit/unsaved/unsaved-guard';
import { useMemo } from 'react';
import { useTexts } from '../../../texts.js';
import { useEntryKeys } from '../localized/use-entry-keys.js';
import { AddBlock } from './add-block.js';
import { BlockEditor } from './block-editor.js';
import { EditorContext } from './editor-context.js';
import { faultInWords } from './fault-in-words.js';
import { TextPair } from './fields/text-pair.js';
import { PageActions } from './page-actions.js';
import { PageConflict } from './page-conflict.js';
import { PageFaults } from './page-faults.js';
import { usePageEditing } from './use-page-editing.js';

/** A page of the site in both languages, with its blocks (PUB-01). */
export function PageEditor({ page }: { page: EditedPage }) {
  const t = useTexts();
  const editing = usePageEditing(page);
  const { pair, edit, faults, isDirty } = editing;
  const { en, ar } = pair;
  const { keys, onMoved, onRemoved } = useEntryKeys(en.blocks.length);
  const surroundings = useMemo(
    () => ({
      edit,
      faultAt(place: string) {
        const fault = faults.byPlace[place];
        return fault && faultInWords(t, fault);
      },
    }),
    [edit, faults.byPlace, t],
  );
  const isFaulty = (index: number) => Object.keys(faults.byPlace).some((place) => place.includes(`.blocks.${index}.`));
  return (
    <EditorContext value={surroundings}>
      {/* What takes the focus stays clear of the bar at the bottom. */}
      <div className="grid gap-10 md:[&_:is(input,textarea,select,button,summary,a)]:scroll-mb-32">
        {editing.restored && <DraftNotice onDiscard={editing.giveUp} />}
        <PageConflict editing={editing} />
        <PageFaults faults={faults} pair={pair} />
        <section className="grid gap-5" aria-labelledby="page-head">
          <h2 id="page-head" className="text-xl">
            {t('pages.head')}
          </h2>
          <TextPair at="name" label={t('pageField.name')} en={en.name} ar={ar.name} look="line" />
          <TextPair
            at="metaTitle"
            label={t('pageField.metaTitle')}
            hint={t('pages.metaTitleHint')}
            en={en.metaTitle}
            ar={ar.metaTitle}
            look="line"
          />
          <TextPair
            at="metaDescription"
            label={t('pageField.metaDescription')}
            hint={t('pages.metaDescriptionHint')}
            en={en.metaDescription}
            ar={ar.metaDescription}
            look="plain"
          />
        </section>
        <section className="grid gap-4" aria-labelledby="page-parts" tabIndex={-1} data-entries>
          <h2 id="page-parts" className="text-xl">
            {t('pages.parts')}
          </h2>
          <p className="text-sm text-grey">{t('pages.marksHint', { firm: '{firm}' })}</p>
          <div className="border-t border-line">
            {en.blocks.map((block, index) => {
              const other = ar.blocks[index];
              return (
                other && (
                  <BlockEditor
                    key={keys[index]}
                    index={index}
                    count={en.blocks.length}
                    en={block}
                    ar={other}
                    onMoved={onMoved}
                    onRemoved={onRemoved}
                    faultRound={isFaulty(index) ? faults.round : 0}
                  />
                )
              );
            })}
          </div>
          <div>
            <AddBlock />
          </div>
        </section>
        <PageActions editing={editing} />
      </div>
      <UnsavedGuard dirty={isDirty} onDiscard={editing.giveUp} />
    </EditorContext>
  );
}
