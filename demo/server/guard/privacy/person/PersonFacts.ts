/** What a person is or was known by: every name and contact that their records and their assignments ever had. */
import { phoneKeys } from '../../../../../src/domain/contact/phoneSearch';
import { sortKey } from '../../../../../src/domain/search/foldAccents';
import type { DeclaredColumn } from '../declaration/declared';
import { telling } from './columns';

/** A row as it is, or as the journal has it. */
export type RowValues = Readonly<Record<string, unknown>>;

type Says = Exclude<DeclaredColumn['says'], undefined | 'name'>;

const textIn = (values: RowValues, key: string): string => {
  const text = values[key];
  return typeof text === 'string' ? text : '';
};

/** How values are compared: telephone numbers by their last digits, other texts as they are but for case. */
const keysOf = (says: Says, text: string): string[] => {
  if (says !== 'telephone') return text.trim() ? [text.trim().toLowerCase()] : [];
  const keys = phoneKeys(text);
  return keys.length > 0 || !text.trim() ? keys : [text.trim()];
};

export class PersonFacts {
  /** Each name as the row had it. */
  readonly names: { nom: string; prenom: string }[] = [];
  /** Each other value as the row had it. */
  readonly texts: Record<Says, Set<string>> = {
    email: new Set(),
    telephone: new Set(),
    adresse: new Set(),
    profession: new Set(),
  };
  private readonly nameKeys = new Set<string>();
  private readonly keys = new Set<string>();

  /** Adds what a row of a table says. */
  add(table: string, values: RowValues): void {
    this.addName(values);
    for (const [column, says] of telling(table)) {
      if (says === 'name') continue;
      const text = textIn(values, column);
      if (text.trim()) this.texts[says].add(text);
      for (const key of keysOf(says, text)) this.keys.add(`${says} ${key}`);
    }
  }

  private addName(values: RowValues): void {
    const [name, firstName] = [textIn(values, 'nom'), textIn(values, 'prenom')];
    if (!name && !firstName) return;
    const key = sortKey({ nom: name, prenom: firstName });
    if (this.nameKeys.has(key)) return;
    this.names.push({ nom: name, prenom: firstName });
    this.nameKeys.add(key);
    this.nameKeys.add(sortKey({ nom: firstName, prenom: name }));
  }

  /** How many values it knows, names apart. */
  get size(): number {
    return this.keys.size;
  }

  /** Whether the row has one of the names, in either order. */
  hasName(values: RowValues): boolean {
    const [name, firstName] = [textIn(values, 'nom'), textIn(values, 'prenom')];
    return this.nameKeys.has(sortKey({ nom: name, prenom: firstName }));
  }

  /** The columns of a row whose value is one of the person's. */
  columnsOf(table: string, values: RowValues): string[] {
    return telling(table).flatMap(([column, says]) => {
      if (says === 'name') return [];
      const isKnown = keysOf(says, textIn(values, column)).some((key) => this.keys.has(`${says} ${key}`));
      return isKnown ? [column] : [];
    });
  }

  /** As what answers and filters are recognised by. */
  get traits(): { nom: string; prenom: string; email: string | null; telephone: string | null }[] {
    const [emails, phones] = [[...this.texts.email], [...this.texts.telephone]];
    const count = Math.max(this.names.length, emails.length, phones.length);
    return Array.from({ length: count }, (_, at) => ({
      ...(this.names[at] ?? { nom: '', prenom: '' }),
      email: emails[at] ?? null,
      telephone: phones[at] ?? null,
    }));
  }
}
