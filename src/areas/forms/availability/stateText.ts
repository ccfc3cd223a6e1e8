import type { FormDefinition } from '../../../domain/forms/form';
import { formatDate } from '../../../texts/formats';
import type { stateTexts } from '../texts.fr';

/** Why a form takes no answers now, according to its back end; '' when it takes them. */
export function closedText(form: FormDefinition, texts: typeof stateTexts): string {
  const { etat, ouvert_du, ouvert_au, nombre_reponses, reponses_max } = form;
  if (etat === 'pas_ouvert' && ouvert_du) return texts.pas_ouvert(written(ouvert_du, texts));
  if (etat === 'ferme' && ouvert_au) return texts.ferme(written(ouvert_au, texts));
  return etat === 'complet' ? texts.complet(nombre_reponses ?? 0, reponses_max ?? 0) : '';
}

/** The same, or until when and for how many answers it is open; empty for a form without limits. */
export function stateLines(form: FormDefinition, texts: typeof stateTexts): string[] {
  const { ouvert_au, nombre_reponses, reponses_max } = form;
  const closed = closedText(form, texts);
  if (closed) return [closed];
  return [
    ...(ouvert_au ? [texts.until(written(ouvert_au, texts))] : []),
    ...(reponses_max ? [texts.answers(nombre_reponses ?? 0, reponses_max)] : []),
  ];
}

const written = (minute: string, texts: typeof stateTexts): string =>
  texts.at(formatDate(minute), minute.slice(11, 16));
