import { type ReactNode, useRef } from 'react';
import type { Sheet, SheetPerson } from '../../../domain/attendance/sheet';
import { writeCsv } from '../../../domain/csv/csvLine';
import { listOf } from '../../../texts/locale';
import { attendanceLabel } from '../../../texts/records/attendanceLabels';
import { formatDateTime, formatLongDate } from '../../../texts/records/longFormats';
import { fullNameOf } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { printSheet } from '../../../ui/output/printSheet';
import { fileNameOf, saveFile } from '../../../ui/output/saveFile';
import { type ShownSheet, tickStateOf } from '../sync/ticking';
import styles from './Assembly.module.css';
import { paperTexts } from './texts.fr';
import type { Voting } from './useVoting';
import { clockOf } from './voterWords';

/** How many names a page of the printed sheet has. */
const NAMES_A_PAGE = 30;

interface Paper {
  print(): void;
  save(): void;
  /** Where the sheet is while it is printed. */
  place: ReactNode;
}

/** The sheet of an assembly on paper, with signatures and proxies, and as a file. Both are by last name. */
export function usePaper(sheet: Sheet, state: ShownSheet, voting: Voting): Paper {
  const texts = useTexts(paperTexts);
  const place = useRef<HTMLDivElement>(null);
  const proxyOf = useProxyCell(voting);
  const voters = state.people.filter(({ vote }) => vote);
  const { nom_evenement: name } = sheet.evenement;
  const facts = [
    name,
    formatLongDate(sheet.jour),
    texts.voters(voters.length),
    ...(voting.needed === undefined ? [] : [texts.quorum(voting.needed)]),
  ];
  const print = () => {
    if (!place.current) return;
    const moment = formatDateTime(new Date().toISOString());
    const headers = [texts.name, texts.proxy, texts.signature];
    const rows = voters.map((person) => [fullNameOf(person), proxyOf(person), '']);
    const pages = { size: NAMES_A_PAGE, foot: (page: number, all: number) => texts.foot(page, all, moment) };
    printSheet({ title: texts.title, lines: [facts.join(' · ')], headers, rows, pages }, place.current);
  };
  const save = () => {
    const rows = voters.map((person) => {
      const tick = state.ticks.get(person.id);
      const mark = tickStateOf(tick);
      const moment = tick && mark ? clockOf(tick.constate_le) : '';
      return [fullNameOf(person), mark ? attendanceLabel(mark) : '', moment, proxyOf(person)];
    });
    const content = writeCsv([[texts.name, texts.state, texts.moment, texts.proxy], ...rows]);
    saveFile(content, fileNameOf(texts.file(name), 'csv'));
  };
  return { print, save, place: <div ref={place} className={styles.paper} aria-hidden="true" /> };
}

/** To which person a voter gave the proxy, or whose proxies they hold. */
function useProxyCell({ given, held, personOf }: Voting) {
  const texts = useTexts(paperTexts);
  return ({ id }: SheetPerson): string => {
    const fate = given.get(id);
    const holder = fate && fate.idle !== 'taken back' ? personOf(fate.proxy.porteur_id) : undefined;
    if (holder) return texts.to(fullNameOf(holder));
    const givers = (held.get(id) ?? []).flatMap((giver) => personOf(giver) ?? []);
    return givers.length > 0 ? texts.holds(listOf(givers.map(fullNameOf))) : '';
  };
}
