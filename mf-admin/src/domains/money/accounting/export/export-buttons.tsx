import { useAction } from '@diwan/desk-kit/use-action';
import { Button } from '@diwan/ui/button';
import { useState } from 'react';
import { useSay } from '../../../../components/say.js';
import { useTexts } from '../../../../texts.js';
import { type ReportSheet, toCells, toCsv } from './sheet.js';

type Wish = 'csv' | 'xlsx';

/** Takes a report out as CSV or XLSX, or prints what is shown. A sheet of more than that is made when it is asked for. */
export function ExportButtons({ sheet }: { sheet: ReportSheet | (() => Promise<ReportSheet>) }) {
  const t = useTexts();
  const say = useSay();
  const [wish, setWish] = useState<Wish | null>(null);
  const { run, busy } = useAction(async (how: Wish) => {
    setWish(how);
    try {
      const made = typeof sheet === 'function' ? await sheet() : sheet;
      save(how === 'csv' ? csvFile(made) : await xlsxFile(made), `${made.name}.${how}`);
    } catch (error) {
      say.failed(t('accounting.exportFailed'), error);
    }
  });
  return (
    <div className="my-3 flex flex-wrap gap-2 print:hidden">
      <Button
        variant="secondary"
        size="small"
        icon="download"
        busy={busy && wish === 'csv'}
        onClick={() => void run('csv')}
      >
        {t('accounting.csv')}
      </Button>
      <Button
        variant="secondary"
        size="small"
        icon="download"
        busy={busy && wish === 'xlsx'}
        onClick={() => void run('xlsx')}
      >
        {t('accounting.xlsx')}
      </Button>
      <Button variant="secondary" size="small" icon="print" onClick={() => window.print()}>
        {t('accounting.print')}
      </Button>
    </div>
  );
}

const csvFile = (sheet: ReportSheet): Blob => new Blob([toCsv(sheet)], { type: 'text/csv;charset=utf-8' });

async function xlsxFile(sheet: ReportSheet): Promise<Blob> {
  // Fetched only when somebody asks for it.
  const { default: writeExcelFile } = await import('write-excel-file/browser');
  return writeExcelFile(toCells(sheet)).toBlob();
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has taken the bytes by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
