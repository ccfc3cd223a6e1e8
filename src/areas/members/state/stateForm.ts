/** The form of the dialog of states. No React. */
import type { StateChange } from '../../../domain/register/stateChange';
import { LEAVING_REASONS, MEMBER_STATES, type MemberState } from '../../../domain/register/states';
import type { FormSchema } from '../../../ui/form/Form';

export type StateValues = Omit<StateChange, 'ids'>;

/** One of these values, else undefined. */
const oneOf = <T extends string>(values: readonly T[], value: string | undefined): T | undefined =>
  values.find((each) => each === value);

export const memberStateOf = (value: string | null | undefined): MemberState | undefined =>
  oneOf(MEMBER_STATES, value ?? undefined);

/** All, none, or those with these ids. */
const withdrawn = (choice: string, chosen = ''): boolean | number[] =>
  choice === 'choisir' ? chosen.split(',').filter(Boolean).map(Number) : choice === 'retirer';

/** The choice of the state is required by its field. */
export const stateFormSchema: FormSchema<StateValues> = {
  safeParse(values) {
    const { etat, etat_depuis, etat_motif, inscriptions, choisies, services, prevenir } = values as Partial<
      Record<string, string>
    >;
    const state = memberStateOf(etat);
    if (!state) return { success: false, error: { issues: [] } };
    return {
      success: true,
      data: {
        etat: state,
        etat_depuis: etat_depuis || null,
        ...(state === 'parti' && { etat_motif: oneOf(LEAVING_REASONS, etat_motif) ?? null }),
        ...(inscriptions && { retirer_inscriptions: withdrawn(inscriptions, choisies) }),
        ...(services && { services: services === 'retirer' ? 'retirer' : 'laisser' }),
        ...(prevenir && { prevenir: true }),
      },
    };
  },
};
