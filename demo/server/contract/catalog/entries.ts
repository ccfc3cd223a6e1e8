import { sql } from 'kysely';
import { PALETTE_30 } from '../../../../src/domain/color';
import type { Department, DepartmentDraft } from '../../../../src/domain/members/department';
import type { Group, GroupDraft } from '../../../../src/domain/members/group';
import type { Step, StepDraft } from '../../../../src/domain/members/step';
import type { Tag, TagDraft } from '../../../../src/domain/members/tag';
import { PALETTE_15 } from '../../../../src/domain/palettes';
import type { SearchTexts } from '../../../../src/domain/search/listSearch';
import type { Database } from '../../store/database/database';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { departmentsWithCounts, groupsWithCounts, stepsInOrder, tagsByName } from './catalogLists';
import { EntryFields, type Value } from './entryFields';
import { departmentKind, type EntryKind, groupKind, stepKind, tagKind } from './entryKind';
import { catalogTexts } from './texts';

const ORDER_MAX = 10_000;
const DAYS_MAX = 36_500;

/** One of the lists: how its rows are read, checked, searched and exported. */
export interface Entries<T, D> {
  kind: EntryKind;
  /** The rows in their order; with an id, that row or none. */
  rows(db: Database, id?: number): Promise<T[]>;
  /** @throws HttpError 422 */
  fields(draft: D): Record<string, Value>;
  /** Puts a new row in its place. */
  place?(trx: WriteTransaction, id: number): Promise<void>;
  /** What a search looks in. */
  words(row: T): SearchTexts;
  /** The columns of its CSV file by header. The file also begins with the id and ends with the number of members. */
  columns: Record<string, (row: T) => string | number | null>;
  /** The colours that rows may have. */
  palette: readonly string[];
}

const { columns, yesOrNo } = catalogTexts;

export const groupEntries: Entries<Group, GroupDraft> = {
  kind: groupKind,
  rows: groupsWithCounts,
  fields: ({ nom, description, color }) =>
    new EntryFields()
      .name('nom', nom, groupKind.texts.nameMissing)
      .prose('description', description)
      .colour('color', color)
      .checked(),
  words: ({ nom, description }) => [nom, description],
  columns: { [columns.name]: ({ nom }) => nom, [columns.description]: (row) => row.description ?? null },
  palette: PALETTE_15,
};

export const departmentEntries: Entries<Department, DepartmentDraft> = {
  kind: departmentKind,
  rows: departmentsWithCounts,
  fields: ({ nom, mission, color }) =>
    new EntryFields()
      .name('nom', nom, departmentKind.texts.nameMissing)
      .prose('mission', mission)
      .colour('color', color)
      .checked(),
  words: ({ nom, mission }) => [nom, mission],
  columns: { [columns.name]: ({ nom }) => nom, [columns.mission]: ({ mission }) => mission ?? null },
  palette: PALETTE_15,
};

export const tagEntries: Entries<Tag, TagDraft> = {
  kind: tagKind,
  rows: tagsByName,
  fields: ({ name, can_be_inevent }) =>
    new EntryFields()
      .name('name', name, tagKind.texts.nameMissing)
      .flag('can_be_inevent', can_be_inevent)
      .checked(),
  words: ({ name }) => [name],
  columns: {
    [columns.name]: ({ name }) => name,
    [columns.inEvents]: ({ can_be_inevent }) => yesOrNo(can_be_inevent),
  },
  palette: PALETTE_30,
};

/** Consoles send place 1 for every new step, so a step whose place is taken goes to the end. */
async function placeStep(trx: WriteTransaction, id: number): Promise<void> {
  await sql`update etapes set ordre = (select max(ordre) + 1 from etapes where id <> ${id})
    where id = ${id} and ordre in (select ordre from etapes where id <> ${id})`.execute(trx);
}

export const stepEntries: Entries<Step, StepDraft> = {
  kind: stepKind,
  rows: stepsInOrder,
  fields: ({ libelle, description, couleur, conditions, ordre, duree_estimee }) =>
    new EntryFields()
      .name('libelle', libelle, stepKind.texts.nameMissing)
      .prose('description', description)
      .colour('couleur', couleur)
      .prose('conditions', conditions)
      .whole('ordre', ordre, 1, ORDER_MAX)
      .whole('duree_estimee', duree_estimee, 0, DAYS_MAX)
      .checked(),
  place: placeStep,
  words: ({ libelle, description }) => [libelle, description],
  columns: {
    [columns.label]: ({ libelle }) => libelle,
    [columns.description]: ({ description }) => description ?? null,
    [columns.order]: ({ ordre }) => ordre ?? null,
    [columns.days]: ({ duree_estimee }) => duree_estimee ?? null,
    [columns.isActive]: ({ actif }) => yesOrNo(actif),
  },
  palette: PALETTE_15,
};
