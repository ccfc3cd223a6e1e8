import { splitPostcode } from '../../../domain/contact/postcode';
import { type DayOrder, readDate } from '../../../domain/import/dates';
import type { Decisions } from '../../../domain/import/decisions';
import { type NameOrder, splitName } from '../../../domain/import/wholeName';
import { GENDER_VALUES } from '../../../domain/members/member';
import { useCapability } from '../../../session/useSession';
import { formatLongDate } from '../../../texts/records/longFormats';
import { useTexts } from '../../../texts/texts';
import { RadioGroup } from '../../../ui/form/fields/RadioGroup';
import styles from '../import/ImportScreens.module.css';
import type { ImportAction, ParsedFile } from '../import/job/importState';
import { type ImportTexts, importTexts } from '../import/texts.fr';

interface LineQuestionsProps {
  read: ParsedFile;
  decisions: Decisions;
  change(action: ImportAction): void;
}

const quoted = (values: readonly string[]): string =>
  values.map((value) => `«\u00a0${value}\u00a0»`).join(', ');

const DAY_ORDERS: readonly DayOrder[] = ['dayFirst', 'monthFirst'];
const NAME_ORDERS: readonly NameOrder[] = ['lastFirst', 'firstFirst'];

/** «03/04/1980 est le 3 avril 1980», in one of both orders. */
function dayMeant(texts: ImportTexts, written: string, dayOrder: DayOrder): string {
  const read = readDate(written, { today: '9999', dayOrder });
  return 'date' in read ? texts.dayMeans(written, formatLongDate(read.date)) : '';
}

/** What the lines don't decide: one question for the whole file, with its own values as examples. */
export function LineQuestions(props: LineQuestionsProps) {
  return (
    <>
      <NameQuestion {...props} />
      <CodeQuestion {...props} />
      <GenderQuestion {...props} />
      <DateQuestion {...props} />
      <PostcodeQuestion {...props} />
    </>
  );
}

function NameQuestion({ read: { answers }, decisions: { names }, change }: LineQuestionsProps) {
  const texts = useTexts(importTexts);
  const [example] = names?.examples ?? [];
  if (!names || !example) return null;
  return (
    <RadioGroup
      label={texts.nameOrder}
      hint={texts.nameOrderHint(quoted(names.examples))}
      required
      options={NAME_ORDERS.map((value) => {
        const { nom, prenom } = splitName(example, value);
        return { value, label: texts.nameSplit(texts[value], nom, prenom) };
      })}
      value={answers.nameOrder ?? names.order ?? ''}
      onChange={(value) => change({ type: 'decided', answers: { nameOrder: value as NameOrder } })}
    />
  );
}

function CodeQuestion({ read: { answers }, decisions: { codes }, change }: LineQuestionsProps) {
  const texts = useTexts(importTexts);
  if (!codes) return null;
  const examples = (['1', '2'] as const).flatMap((code) =>
    codes[code].length > 0 ? texts.codeExamples(code, codes[code].join(', ')) : [],
  );
  return (
    <RadioGroup
      label={texts.genderCodes}
      hint={examples.join(' · ')}
      required
      options={[
        { value: 'menFirst', label: texts.menFirst },
        { value: 'womenFirst', label: texts.womenFirst },
      ]}
      value={answers.genderCodes ?? ''}
      onChange={(value) =>
        change({
          type: 'decided',
          answers: { genderCodes: value === 'womenFirst' ? 'womenFirst' : 'menFirst' },
        })
      }
    />
  );
}

function GenderQuestion({ read, decisions: { withoutGenre: withoutGender }, change }: LineQuestionsProps) {
  const texts = useTexts(importTexts);
  const { answers, matching, source } = read;
  const { count, examples } = withoutGender;
  if (count === 0) return null;
  const hasColumn = matching.genre !== undefined;
  const isAll = count >= source.table.rows.length;
  return (
    <RadioGroup
      label={isAll ? texts.genderOfAll : texts.genderOfOthers(count)}
      hint={texts.forExample(examples.join(', '))}
      options={[
        ...(hasColumn ? [{ value: 'refuse', label: texts.refuseLines }] : []),
        ...GENDER_VALUES.map((value) => ({ value, label: texts[value] })),
      ]}
      value={answers.genre ?? (hasColumn ? 'refuse' : '')}
      onChange={(value) =>
        change({
          type: 'decided',
          answers: { genre: GENDER_VALUES.find((gender) => gender === value) ?? 'refuse' },
        })
      }
    />
  );
}

function DateQuestion({ read, decisions: { dates }, change }: LineQuestionsProps) {
  const texts = useTexts(importTexts);
  const { answers, matching, source } = read;
  const [example] = dates.examples;
  if (dates.proof) {
    if (dates.order !== 'monthFirst') return null;
    const proven = dates.proven ?? example;
    return proven ? (
      <p className={styles.note}>{texts.monthsFirst(dayMeant(texts, proven, 'monthFirst'))}</p>
    ) : null;
  }
  if (!example) return null;
  const header = source.table.header[matching.date_naissance ?? -1] ?? '';
  return (
    <RadioGroup
      label={texts.dayOrder(header)}
      hint={texts.dayOrderHint(quoted(dates.examples))}
      required
      options={DAY_ORDERS.map((value) => ({
        value,
        label: texts.dayOrderMeans(texts[value], dayMeant(texts, example, value)),
      }))}
      value={answers.dayOrder ?? dates.order ?? ''}
      onChange={(value) => change({ type: 'decided', answers: { dayOrder: value as DayOrder } })}
    />
  );
}

/** Postcodes in the column of towns. They are proposed for their own field, and stay where they are until that is chosen. */
function PostcodeQuestion({ read: { answers }, decisions: { townPostcodes }, change }: LineQuestionsProps) {
  const texts = useTexts(importTexts);
  const isKnown = useCapability('adresses');
  const [example] = townPostcodes.examples;
  const parts = example && splitPostcode(example);
  if (!isKnown || !parts) return null;
  return (
    <RadioGroup
      label={texts.townPostcodes(townPostcodes.count)}
      hint={texts.forExample(quoted(townPostcodes.examples))}
      options={[
        { value: 'keep', label: texts.keepPostcodes },
        { value: 'split', label: texts.splitPostcodes(parts.code_postal, parts.ville) },
      ]}
      value={answers.postcodes ?? 'keep'}
      onChange={(value) =>
        change({ type: 'decided', answers: { postcodes: value === 'split' ? 'split' : 'keep' } })
      }
    />
  );
}
