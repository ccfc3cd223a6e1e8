import { type Formulaire, type FormulaireDraft, REPONSES_MAX } from '../../../domain/forms/formulaire';

/**
 * A form's availability while it is being built: when it takes answers, how many, and whether programs are kept out.
 */
export interface Availability {
  /** `yyyy-mm-ddThh:mm`, '' for none. */
  readonly ouvert_du: string;
  readonly ouvert_au: string;
  /** Kept as typed. */
  readonly reponses_max: string;
  readonly protection: boolean;
}

/** The availability of a new form. */
export const ALWAYS: Availability = { ouvert_du: '', ouvert_au: '', reponses_max: '', protection: true };

export const availabilityOf = (formulaire: Omit<Formulaire, 'id'>): Availability => ({
  ouvert_du: formulaire.ouvert_du ?? '',
  ouvert_au: formulaire.ouvert_au ?? '',
  reponses_max: String(formulaire.reponses_max ?? ''),
  protection: formulaire.protection ?? false,
});

export const sameAvailability = (one: Availability, other: Availability): boolean =>
  one.ouvert_du === other.ouvert_du &&
  one.ouvert_au === other.ouvert_au &&
  one.reponses_max.trim() === other.reponses_max.trim() &&
  one.protection === other.protection;

/** Whether the text is empty or a whole number from 1. */
export const isMostFit = (most: string): boolean =>
  !most.trim() || (/^\d{1,7}$/.test(most.trim()) && Number(most) >= 1 && Number(most) <= REPONSES_MAX);

/** The keys that are sent to a back end that announces `ouverture`. */
export const availabilityPayload = ({
  ouvert_du,
  ouvert_au,
  reponses_max,
  protection,
}: Availability): Partial<FormulaireDraft> => ({
  ouvert_du: ouvert_du || null,
  ouvert_au: ouvert_au || null,
  reponses_max: reponses_max.trim() ? Number(reponses_max) : null,
  protection,
});
