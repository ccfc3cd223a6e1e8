import { useState } from 'react';
import { formulaires } from '../../../../api/endpoints/formulaires';
import { failureOf } from '../../../../api/errors';
import { csvFileOf } from '../../../../api/http/csvFile';
import { useClient } from '../../../../api/useApi';
import type { Formulaire } from '../../../../domain/forms/formulaire';
import { failureText } from '../../../../texts/failures';
import { useTexts } from '../../../../texts/texts';
import { useAlert } from '../../../../ui/dialog/useAlert';
import { Menu } from '../../../../ui/menu/Menu';
import { MenuItem } from '../../../../ui/menu/MenuItem';
import { saveFile } from '../../../../ui/saveFile/saveFile';
import { fileNameOf } from '../../transfer/exportForm';
import { answersTexts } from '../texts';

/** A form with 10,000 answers takes a while to write. */
const EXPORT_TIMEOUT = 120_000;

/** Downloads all answers: in words for people, or exactly as they were sent, for programs. */
export function ExportMenu({ formulaire }: { formulaire: Formulaire }) {
  const texts = useTexts(answersTexts);
  const alert = useAlert();
  const client = useClient();
  const [isBusy, setBusy] = useState(false);
  const download = async (format: 'excel' | 'csv') => {
    setBusy(true);
    try {
      const args = { id: formulaire.id, format };
      const file = await client.call(formulaires.answers, args, { timeout: EXPORT_TIMEOUT });
      saveFile(csvFileOf(file), fileNameOf(texts.fileOf(formulaire.nom_du_formulaire), 'csv'));
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'unauthenticated') return;
      const text =
        failure.kind === 'notFound' ? texts.exportMissing : failureText(failure, texts.exportFailed);
      await alert({ title: texts.error, text, tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu label={texts.export} align="end" disabled={isBusy}>
      <MenuItem icon="download" onSelect={() => void download('excel')}>
        {texts.forExcel}
      </MenuItem>
      <MenuItem icon="download" onSelect={() => void download('csv')}>
        {texts.forReuse}
      </MenuItem>
    </Menu>
  );
}
