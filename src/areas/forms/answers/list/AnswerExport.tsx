import { formulaires } from '../../../../api/endpoints/formulaires';
import { useClient } from '../../../../api/useApi';
import { ExportMenu } from '../../../../data/export/ExportMenu';
import type { Formulaire } from '../../../../domain/forms/formulaire';
import { useTexts } from '../../../../texts/texts';
import { fileNameOf } from '../../../../ui/saveFile/saveFile';
import { answersTexts } from '../texts';

/** A form with 10,000 answers takes a while to write. */
const EXPORT_TIMEOUT = 120_000;

/** Downloads all answers: in words for people, or exactly as they were sent, for programs. */
export function AnswerExport({ formulaire }: { formulaire: Formulaire }) {
  const texts = useTexts(answersTexts);
  const client = useClient();
  const { id, nom_du_formulaire } = formulaire;
  return (
    <ExportMenu
      download={(format) => client.call(formulaires.answers, { id, format }, { timeout: EXPORT_TIMEOUT })}
      fileName={fileNameOf(texts.fileOf(nom_du_formulaire), 'csv')}
      failed={texts.exportFailed}
      missing={texts.exportMissing}
    />
  );
}
