import type { PickedMember } from '../domain/members/member';
import { fullNameOf } from '../texts/records/memberLabels';
import type { PickerOption } from '../ui/picker/option';

const NO_IDS: ReadonlySet<number> = new Set();

/** People as options of a Picker. E-mail and town tell homonyms apart and find them, too. */
export function personOptions(
  rows: readonly PickedMember[],
  excluded: ReadonlySet<number> = NO_IDS,
): PickerOption<number>[] {
  const options: PickerOption<number>[] = [];
  for (const { id, name, nom, email, ville } of rows) {
    if (excluded.has(id)) continue;
    const detail = email && ville ? `${email} · ${ville}` : (email ?? ville ?? undefined);
    const strong = nom && name.startsWith(`${nom} `) ? nom.length : undefined;
    const label = name.trim() ? name : fullNameOf({});
    options.push({ id, label, strong, detail, keywords: [ville, email] });
  }
  return options;
}
