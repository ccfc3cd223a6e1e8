/* What an update of the journal changed, in words such as «Téléphone et adresse modifiés». */
import { listOf } from '../../texts/locale';
import { pageTexts } from '../../texts/texts';
import { changedTexts, fieldTexts } from '../texts.fr';

/** The columns whose names are feminine: «modifié» agrees with them. */
const FEMININE = new Set([
  'adresse',
  'ville',
  'profession',
  'nationalite',
  'date_naissance',
  'date_inscription',
  'situation_matrimoniale',
  'date',
  'heure_debut',
  'heure_fin',
  'frequency',
  'serie_jusqu_au',
  'serie_sauf',
  'member_profession',
  'description',
  'mission',
  'color',
  'couleur',
  'duree_estimee',
  'protection',
  'organisation',
  'confidentialite',
  'position',
  'rang',
]);

/** Fields that are named; of more the number is said. */
const NAMED = 3;

const inside = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** @returns nothing where no changed field has a name on a screen */
export function changedText(fields: readonly string[] | null | undefined): string | undefined {
  if (!fields?.length) return undefined;
  const texts = pageTexts(changedTexts);
  const labels: Readonly<Record<string, string>> = pageTexts(fieldTexts);
  // In the order in which screens have them.
  const known = Object.keys(labels).filter((key) => fields.includes(key));
  if (known.length === 0) return undefined;
  const shown = known.length > NAMED + 1 ? known.slice(0, NAMED) : known;
  const names = shown.map((key, at) => (at === 0 ? labels[key] : inside(labels[key] ?? '')) ?? '');
  const more = known.length - shown.length;
  const all = listOf(more > 0 ? [...names, texts.others(more)] : names);
  const isFeminine = more === 0 && shown.every((key) => FEMININE.has(key));
  if (known.length === 1) return isFeminine ? texts.feminineOne(all) : texts.masculineOne(all);
  return isFeminine ? texts.feminineMany(all) : texts.masculineMany(all);
}
