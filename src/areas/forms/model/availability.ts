import { ANSWERS_MAX, type FormDefinition, type FormDraft } from '../../../domain/forms/form';
import { declaredNames } from '../../../domain/forms/hiddenNames';
import { RETENTION_MONTHS_MAX } from '../../../domain/privacy/retention';

/**
 * What surrounds the fields of a form in the builder: when it takes answers, how many, whether programs are kept out, what its
 * visitors read beside the fields, and what a page may add.
 */
export interface Availability {
  /** `yyyy-mm-ddThh:mm`, '' for none. */
  readonly ouvert_du: string;
  readonly ouvert_au: string;
  /** As typed. */
  readonly reponses_max: string;
  readonly protection: boolean;
  /** What visitors read: whose form it is, and what becomes of their answers. */
  readonly organisation: string;
  readonly confidentialite: string;
  /** Months after which answers are deleted, as typed; '' keeps them. */
  readonly conservation_mois: string;
  /** The names of hidden fields, as typed. */
  readonly champs_caches: string;
}

/** The availability of a new form. */
export const ALWAYS: Availability = {
  ouvert_du: '',
  ouvert_au: '',
  reponses_max: '',
  protection: true,
  organisation: '',
  confidentialite: '',
  conservation_mois: '',
  champs_caches: '',
};

export const availabilityOf = (form: Omit<FormDefinition, 'id'>): Availability => ({
  ouvert_du: form.ouvert_du ?? '',
  ouvert_au: form.ouvert_au ?? '',
  reponses_max: String(form.reponses_max ?? ''),
  protection: form.protection ?? false,
  organisation: form.organisation ?? '',
  confidentialite: form.confidentialite ?? '',
  conservation_mois: String(form.conservation_mois ?? ''),
  champs_caches: (form.champs_caches ?? []).join(', '),
});

export const sameAvailability = (a: Availability, b: Availability): boolean =>
  a.ouvert_du === b.ouvert_du &&
  a.ouvert_au === b.ouvert_au &&
  a.reponses_max.trim() === b.reponses_max.trim() &&
  a.protection === b.protection &&
  a.organisation === b.organisation &&
  a.confidentialite === b.confidentialite &&
  a.conservation_mois.trim() === b.conservation_mois.trim() &&
  a.champs_caches === b.champs_caches;

/** Whether the text is empty or a whole number from 1. */
export const isMostFit = (most: string): boolean =>
  !most.trim() || (/^\d{1,7}$/.test(most.trim()) && Number(most) >= 1 && Number(most) <= ANSWERS_MAX);

/** Whether the text is empty or a whole number of months from 1. */
export const isMonthsFit = (months: string): boolean =>
  !months.trim() ||
  (/^\d{1,3}$/.test(months.trim()) && Number(months) >= 1 && Number(months) <= RETENTION_MONTHS_MAX);

/** The keys that are sent to a back end that announces `ouverture`. */
export const availabilityPayload = ({
  ouvert_du,
  ouvert_au,
  reponses_max,
  protection,
}: Availability): Partial<FormDraft> => ({
  ouvert_du: ouvert_du || null,
  ouvert_au: ouvert_au || null,
  reponses_max: reponses_max.trim() ? Number(reponses_max) : null,
  protection,
});

/** The keys that are sent to a back end that announces `mentions`. */
export const noticePayload = ({ organisation, confidentialite }: Availability): Partial<FormDraft> => ({
  organisation: organisation.trim() || null,
  confidentialite: confidentialite.trim() || null,
});

/** The key that is sent to a back end that announces `rgpd`. */
export const retentionPayload = ({ conservation_mois }: Availability): Partial<FormDraft> => ({
  conservation_mois: conservation_mois.trim() ? Number(conservation_mois) : null,
});

/** The key that is sent to a back end that announces `champs-caches`. */
export const hiddenPayload = ({ champs_caches }: Availability): Partial<FormDraft> => ({
  champs_caches: declaredNames(champs_caches),
});
