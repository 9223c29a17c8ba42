import type { PageBlock } from '@diwan/contracts/site/pages/page';
import { useShell } from '@diwan/mf-kit';
import { Icon } from '@diwan/ui/icon';
import { memo, useEffect, useState } from 'react';
import { ItemControls } from '../../../components/item-controls.js';
import { useTexts } from '../../../texts.js';
import type { EntryKeys } from '../localized/use-entry-keys.js';
import { useEditor } from './editor-context.js';
import { Fields } from './fields/field-view.js';
import { BLOCK_FIELDS } from './page-fields.js';
import { textsOf } from './page-pair.js';

export interface BlockEditorProps {
  index: number;
  count: number;
  en: PageBlock;
  ar: PageBlock;
  onMoved: EntryKeys['onMoved'];
  onRemoved: EntryKeys['onRemoved'];
  /** Grows when the service has found faults in this block, so that they come into sight. */
  faultRound: number;
}

/** One block of a page: closed it is a line of the page's outline, open it is a form. A new one begins open; the heading block stays first. */
export const BlockEditor = memo(function BlockEditor(props: BlockEditorProps) {
  const { index, count, en, ar, onMoved, onRemoved, faultRound } = props;
  const t = useTexts();
  const { edit } = useEditor();
  const [open, setOpen] = useState(() => hasGaps(en));
  useEffect(() => {
    if (faultRound > 0) setOpen(true);
  }, [faultRound]);
  const { language } = useShell();
  const name = t('pages.part', { number: index + 1, type: t(`block.${en.type}`) });
  return (
    <div className="border-b border-line">
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-3 py-4">
          <h3 className="text-base">{name}</h3>
          <span className="min-w-0 grow text-grey" dir="auto">
            {headingOf(language === 'ar' ? ar : en)}
          </span>
          <span className={open ? 'rotate-180' : undefined}>
            <Icon name="chevron-down" />
          </span>
        </summary>
        {open && (
          <div className="grid gap-5 pb-8">
            {index > 0 && (
              <ItemControls
                name={name}
                // The heading block is not among those that move.
                index={index - 1}
                count={count - 1}
                onMove={(by) => {
                  edit({ do: 'move', at: 'blocks', index, by });
                  onMoved(index, by);
                }}
                onRemove={() => {
                  edit({ do: 'remove', at: 'blocks', index });
                  onRemoved(index);
                }}
              />
            )}
            <Fields fields={BLOCK_FIELDS[en.type] ?? []} at={`blocks.${index}`} en={en} ar={ar} />
          </div>
        )}
      </details>
    </div>
  );
});

const headingOf = (block: PageBlock): string | undefined => (block.type === 'hero' ? block.title : block.heading);

const hasGaps = (block: PageBlock): boolean => textsOf(block).some(([, text]) => text === '');
