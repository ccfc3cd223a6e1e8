/** The numbers of a form as the roles that an event needs. No React. */
import { type EventRole, type NeededRole, ROLE_NUMBER_MAX } from '../../../../domain/events/staffing';
import type { FormSchema } from '../../../../ui/form/Form';

/** The name of the control of a role. */
export const controlOf = (role: number): string => `role-${role}`;

const roleIn = (control: string): number => Number(/^role-(\d+)$/.exec(control)?.[1]);

/** Reads the controls; an empty one is a role that isn't needed. */
export const neededRolesSchema = (message: string): FormSchema<NeededRole[]> => ({
  safeParse(values) {
    const typed = Object.entries(values as Record<string, string>).flatMap(([control, text]) =>
      roleIn(control) > 0 && text ? [{ control, text }] : [],
    );
    const isNumber = (text: string) =>
      /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= ROLE_NUMBER_MAX;
    const wrong = typed.filter(({ text }) => !isNumber(text));
    if (wrong.length > 0) {
      const issues = wrong.map(({ control }) => ({ path: [control], message }));
      return { success: false, error: { issues } };
    }
    const data = typed.map(({ control, text }) => ({
      role_intervenant: roleIn(control),
      nombre: Number(text),
    }));
    return { success: true, data };
  },
});

/** What the user saw. */
export const seenRoles = (roles: readonly EventRole[]): NeededRole[] =>
  roles.flatMap(({ id, nombre }) => (nombre > 0 ? [{ role_intervenant: id, nombre }] : []));
