/*
 * The sheet as a form: its controls are named by line and field, as in `adulte1.prenom`, and become a family. No React.
 */
import {
  ADDRESS_FIELDS,
  type Family,
  type FamilyChild,
  type FamilyPerson,
  inherited,
} from '../../../domain/members/family';
import type { Member, MemberField } from '../../../domain/members/member';
import { recordOf } from '../../../domain/records';
import type { FormSchema } from '../../../ui/form/Form';
import { draftOf, memberFormSchema } from '../edit/memberForm';
import type { FormTexts } from '../edit/texts.fr';
import { MEMBER_FIELDS } from '../fields';
import type { SheetLine } from './useLines';

/** What is asked once. */
export const HEAD_FIELDS = ['nom', ...ADDRESS_FIELDS] as const;
export const headName = (field: (typeof HEAD_FIELDS)[number]): string => `famille.${field}`;
export const COUPLE = 'famille.conjoints';

export const controlName = (key: string, field: MemberField | 'id' | 'conjoint' | 'parents'): string =>
  `${key}.${field}`;

/** The values of `parents`. */
export const BOTH = 'both';

type Values = Readonly<Record<string, unknown>>;

const textIn = (values: Values, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

/** What the controls of one line hold, by field. */
export const lineValues = (values: Values, key: string): Record<MemberField, string> =>
  recordOf(MEMBER_FIELDS, (field) => textIn(values, controlName(key, field)));

export const isBlankLine = (typed: Readonly<Record<string, string>>): boolean =>
  !Object.values(typed).some((text) => text.trim());

export const headIn = (values: Values) => ({
  nom: textIn(values, headName('nom')).trim(),
  ...recordOf(ADDRESS_FIELDS, (field) => textIn(values, headName(field)).trim() || null),
});

export const headOf = (first: Member | undefined) => ({
  nom: first?.nom?.trim() ?? '',
  ...recordOf(ADDRESS_FIELDS, (field) => first?.[field]?.trim() || null),
});

/** Reads the controls of these lines. Blank lines are left out; the form itself asks for required fields. */
export function familyFormSchema(texts: FormTexts, lines: readonly SheetLine[]): FormSchema<Family> {
  const fields = memberFormSchema(texts);
  return {
    safeParse(given) {
      const values = given as Values;
      const head = headIn(values);
      const issues: { path: PropertyKey[]; message: string; code?: string }[] = [];
      const personIn = ({ key, known }: SheetLine): FamilyPerson | undefined => {
        if (known) return { key, known, takesAddress: textIn(values, controlName(key, 'adresse')) !== '' };
        const typed = lineValues(values, key);
        if (isBlankLine(typed)) return undefined;
        const read = fields.safeParse(typed);
        if (read.success) return { key, draft: inherited(draftOf(read.data), head) };
        issues.push(...read.error.issues.map((issue) => ({ ...issue, path: [key, ...issue.path] })));
        return undefined;
      };
      const people = lines.flatMap((line) => {
        const person = personIn(line);
        return person ? [{ isChild: line.isChild, person }] : [];
      });
      const adults = people.filter(({ isChild }) => !isChild).map(({ person }) => person);
      const children = people
        .filter(({ isChild }) => isChild)
        .map(({ person }): FamilyChild => {
          const chosen = textIn(values, controlName(person.key, 'parents'));
          const own = adults.filter(({ key }) => key === chosen);
          return { ...person, parents: (own.length > 0 ? own : adults).map(({ key }) => key) };
        });
      if (issues.length > 0) return { success: false, error: { issues } };
      const isCouple = adults.length > 1 && textIn(values, COUPLE) !== '';
      return { success: true, data: { head, isCouple, adults, children } };
    },
  };
}
