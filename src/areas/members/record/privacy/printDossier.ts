import type { Dossier } from '../../../../domain/privacy/dossier';
import { formatDate } from '../../../../texts/formats';
import { fullNameOf } from '../../../../texts/records/memberLabels';
import { pageTexts } from '../../../../texts/texts';
import { printSheet } from '../../../../ui/output/printSheet';
import { dossierTexts } from '../texts.fr';
import { dossierRows } from './dossierRows';

/** Prints the readable sheet, which a browser can also save as PDF. */
export function printDossier(dossier: Dossier, place: HTMLElement): void {
  const texts = pageTexts(dossierTexts);
  const title = texts.title(fullNameOf(dossier.membre));
  const lines = [texts.printed(formatDate(dossier.exporte_le)), texts.caution];
  const headers = [texts.section, texts.what, texts.value];
  printSheet({ title, lines, headers, rows: dossierRows(texts, dossier) }, place);
}
