import { useRef } from 'react';
import { writeCsv } from '../domain/csv/csvLine';
import type { Member } from '../domain/members/member';
import { formatDate, isoDay } from '../texts/formats';
import { fullNameOf } from '../texts/records/memberLabels';
import { useTexts } from '../texts/texts';
import { Button } from '../ui/button/Button';
import { printSheet } from '../ui/output/printSheet';
import { fileNameOf, saveFile } from '../ui/output/saveFile';
import styles from './PeopleDialog.module.css';
import { type FactKey, factOf } from './person';
import { peopleTexts, toolTexts } from './texts.fr';
import { useCopyEmails } from './useCopyEmails';

interface PeopleToolsProps {
  /** The heading of the printed sheet. */
  title: string;
  people: readonly Member[];
  /** What was searched for, where `people` are only those found of `total`. */
  search: string;
  total: number;
  facts: readonly FactKey[];
  canExport: boolean;
}

/** Facts that fit beside the name on paper. */
const PRINTED_MAX = 5;
/** What a list on paper is for: reaching people. Other facts fill the room that is left. */
const PRINTED_FIRST: readonly FactKey[] = ['telephone', 'email', 'adresse', 'ville'];

const printedFacts = (facts: readonly FactKey[]): readonly FactKey[] =>
  [...new Set([...PRINTED_FIRST.filter((fact) => facts.includes(fact)), ...facts])].slice(0, PRINTED_MAX);

/** What can be done with a list of people without leaving it: copy their e-mails, print them, save them as a file. */
export function PeopleTools({ title, people, search, total, facts, canExport }: PeopleToolsProps) {
  const texts = useTexts(toolTexts);
  const words = useTexts(peopleTexts);
  const place = useRef<HTMLDivElement>(null);
  const copyEmails = useCopyEmails();
  const print = () => {
    if (!place.current) return;
    const shown = printedFacts(facts);
    const rows = people.map((member) => [
      fullNameOf(member),
      ...shown.map((fact) => factOf(member, fact, words)),
    ]);
    const headers = [texts.name, ...shown.map((fact) => words[fact])];
    const isPart = people.length < total;
    const lines = [
      isPart ? texts.countOf(people.length, total) : words.count(total),
      ...(isPart ? [texts.searched(search)] : []),
      texts.printedOn(formatDate(isoDay(new Date()))),
    ];
    printSheet({ title, lines, headers, rows }, place.current);
  };
  // The people are all here, so the browser writes the file itself: no back end is asked for more.
  const save = () => {
    const headers = [texts.lastName, texts.firstName, ...facts.map((fact) => words[fact])];
    const rows = people.map((member) => [
      member.nom ?? '',
      member.prenom ?? '',
      ...facts.map((fact) => factOf(member, fact, words)),
    ]);
    saveFile(writeCsv([headers, ...rows], 'excel'), fileNameOf(title.replaceAll(/[\s«»]+/g, ' '), 'csv'));
  };
  return (
    <>
      <Button icon="copy" onClick={() => void copyEmails(people)}>
        {texts.copyEmails}
      </Button>
      <Button icon="print" onClick={print}>
        {texts.print}
      </Button>
      {canExport && (
        <Button icon="download" onClick={save}>
          {texts.export}
        </Button>
      )}
      <div ref={place} className={styles.sheet} aria-hidden="true" />
    </>
  );
}
