import { type RefObject, useState } from 'react';
import type { FamilyHead } from '../../../domain/members/family';
import type { Member } from '../../../domain/members/member';
import { LazyDialog } from '../../../ui/lazy/LazyDialog';
import { HEAD_FIELDS, headName } from './familyForm';
import { isPresent, type SheetLine, type SheetState } from './useLines';
import { useReadRecord } from './useReadRecord';

const loadPicker = () => import('./OnFilePicker');

/** Proposes what an adult on file has for what the family doesn't have yet. */
function fillBlank(place: HTMLElement | null, member: Member): void {
  for (const field of HEAD_FIELDS) {
    const input = place?.querySelector<HTMLInputElement>(`[name="${headName(field)}"]`);
    const value = member[field]?.trim();
    if (!input || input.value.trim() || !value) continue;
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

const spouseIdOf = ({ conjoint: spouse }: Member): number | undefined =>
  typeof spouse === 'object' ? (spouse?.id ?? undefined) : undefined;

/** Puts people on file into lines. `picker` is the dialog in which one is chosen; it stands beside the form. */
export function useChoosing(lines: SheetState, head: FamilyHead, place: RefObject<HTMLElement | null>) {
  const [picked, setPicked] = useState<{ line: SheetLine; title: string }>();
  const read = useReadRecord();
  const inSheet = lines.all.flatMap(({ known }) => known?.id ?? []);
  /** The spouse of an adult is the other adult, where that line is free. */
  const addSpouse = async ({ key }: SheetLine, member: Member) => {
    const id = spouseIdOf(member);
    const other = lines.adults.find((line) => line.key !== key);
    if (id === undefined || !other || isPresent(other) || inSheet.includes(id)) return;
    const spouse = await read(id);
    if (spouse) lines.choose(other.key, spouse, false);
  };
  const choose = async (line: SheetLine, member: Member) => {
    lines.choose(line.key, member, true);
    if (line.isChild) return;
    fillBlank(place.current, member);
    await addSpouse(line, member);
  };
  /** A search gives people without their links. */
  const chooseFound = async (line: SheetLine, { id }: Member) => {
    const member = await read(id);
    if (member) await choose(line, member);
  };
  const picker = picked && (
    <LazyDialog
      load={loadPicker}
      props={{
        title: picked.title,
        lastName: head.nom,
        town: head.ville ?? null,
        excluded: inSheet,
        onChosen: (member: Member) => void choose(picked.line, member),
        onClose: () => setPicked(undefined),
      }}
    />
  );
  return { picker, pick: (line: SheetLine, title: string) => setPicked({ line, title }), chooseFound };
}
