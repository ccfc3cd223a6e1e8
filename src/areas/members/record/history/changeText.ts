import type { Changement } from '../../../../domain/journal/operation';
import { columnLabels } from '../../../../domain/members/membreFields';
import { formatDate } from '../../../../texts/formats';
import { genreLabel, situationLabel, statutLabel } from '../../../../texts/memberLabels';
import type { historyTexts } from './texts';

type Texts = typeof historyTexts;

/** What happened, such as «Fiche modifiée» or «Tag : ajout». A stay that was ended counts as removed. */
export function changeText(texts: Texts, { nom_table, avant, apres }: Changement): string {
  if (nom_table === 'membres') return avant ? (apres ? texts.updated : texts.deleted) : texts.created;
  const words: Readonly<Record<string, unknown>> = texts;
  const word = words[nom_table];
  const what = typeof word === 'string' ? word : texts.link;
  if (!avant) return texts.added(what);
  return !apres || apres.date_sortie ? texts.removed(what) : texts.changed(what);
}

interface FieldChange {
  key: string;
  label: string;
  before: string;
  after: string;
}

/** The fields of the record that a change touched, each with its value before and after. */
export function fieldChanges(texts: Texts, { nom_table, avant, apres }: Changement): FieldChange[] {
  if (nom_table !== 'membres' || !avant || !apres) return [];
  const labels: Readonly<Record<string, string>> = { ...columnLabels, conjoint_id: texts.conjoint_id };
  return Object.keys(apres).flatMap((key) => {
    const label = labels[key];
    if (label === undefined) return [];
    return [
      { key, label, before: valueText(texts, key, avant[key]), after: valueText(texts, key, apres[key]) },
    ];
  });
}

function valueText(texts: Texts, key: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.nothing;
  const written = String(value);
  if (key === 'conjoint_id') return texts.number(Number(value));
  if (key === 'genre') return genreLabel(written);
  if (key === 'situation_matrimoniale') return situationLabel(written);
  if (key === 'statut') return statutLabel(written);
  return key.startsWith('date_') ? formatDate(written) : written;
}
