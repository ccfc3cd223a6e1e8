import { useState } from 'react';
import { failureOf } from '../api/errors';
import { csvFileOf } from '../api/http/csvFile';
import { failureText } from '../texts/failures';
import { useTexts } from '../texts/texts';
import { useAlert } from '../ui/dialog/useAlert';
import { Menu } from '../ui/menu/Menu';
import { MenuItem } from '../ui/menu/MenuItem';
import { saveFile } from '../ui/output/saveFile';
import { exportMenuTexts } from './texts.fr';

interface ExportMenuProps {
  /** Asks the back end for the file: `excel` has words and dates as people read them, `csv` the exact values. */
  download(format: 'excel' | 'csv'): Promise<Blob>;
  /** Name of the saved file, with its ending. */
  fileName: string;
  /** What is said when the download fails for no known reason. */
  failed: string;
  /** What is said when the back end has no such file. */
  missing: string;
}

/** Downloads a CSV of the back end, for people or for programs. */
export function ExportMenu({ download, fileName, failed, missing }: ExportMenuProps) {
  const texts = useTexts(exportMenuTexts);
  const alert = useAlert();
  const [isBusy, setBusy] = useState(false);
  const run = async (format: 'excel' | 'csv') => {
    setBusy(true);
    try {
      saveFile(await csvFileOf(await download(format)), fileName);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'unauthenticated') return;
      const text = failure.kind === 'notFound' ? missing : failureText(failure, failed);
      await alert({ title: texts.error, text, tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu label={texts.export} align="end" disabled={isBusy}>
      <MenuItem icon="download" onSelect={() => void run('excel')}>
        {texts.forExcel}
      </MenuItem>
      <MenuItem icon="download" onSelect={() => void run('csv')}>
        {texts.forReuse}
      </MenuItem>
    </Menu>
  );
}
