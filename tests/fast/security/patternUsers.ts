import { accountAddress } from '../../../demo/server/contract/accounts/accountNames';
import { EntryFields } from '../../../demo/server/contract/catalog/entryFields';
import { eventFields } from '../../../demo/server/contract/events/eventFields';
import { phoneAsRead } from '../../../demo/server/contract/exports/exportFormat';
import { answerConditions } from '../../../demo/server/contract/forms/answers/answerSearch';
import { checkedAnswers } from '../../../demo/server/contract/forms/answers/readAnswers';
import { checkedForm } from '../../../demo/server/contract/forms/formFields';
import { newIdentifier } from '../../../demo/server/contract/forms/identifiers';
import { checkedMember } from '../../../demo/server/contract/members/memberFields';
import { readCsvFile } from '../../../demo/server/contract/members/transfer/csvFile';
import { readLine } from '../../../demo/server/contract/members/transfer/importLine';
import { publicCallAt } from '../../../demo/server/guard/doors/publicCalls';
import { storable } from '../../../demo/server/http/body/storable';
import { readQuery } from '../../../demo/server/http/queryParams';
import { mailName } from '../../../demo/server/letters/mailName';
import { answerSearchText } from '../../../demo/server/store/search/answerText';
import { composed } from '../../../demo/server/store/search/composed';
import { nameKey } from '../../../demo/server/store/search/eventSearchColumns';
import { onOneLine, tidyLine, tidyText } from '../../../demo/server/store/search/tidyText';
import { dayAsRead } from '../../../demo/server/time/asRead';
import { isCalendarDay } from '../../../demo/server/time/days';
import { memberCalls } from '../../../src/api/endpoints/members';
import { labelNameTexts } from '../../../src/areas/members/labels/texts.fr';
import { isOneLine } from '../../../src/domain/accounts/account';
import { dayNumber } from '../../../src/domain/calendar/dayNumbers';
import { localMinutes } from '../../../src/domain/calendar/eventDay';
import { escapeText, icsFile } from '../../../src/domain/calendar/icsText';
import { minuteWords, momentWords } from '../../../src/domain/calendar/momentWords';
import { overlapping } from '../../../src/domain/calendar/overlap';
import { contrast, itemColor, tagColor, textOn } from '../../../src/domain/color';
import { mailHref } from '../../../src/domain/contact/mailHref';
import { isPhoneLike, phoneDigits } from '../../../src/domain/contact/phoneSearch';
import { isFrenchPostcode, splitPostcode } from '../../../src/domain/contact/postcode';
import { shownPhone } from '../../../src/domain/contact/telephone';
import { guard, readCell } from '../../../src/domain/csv/cell';
import { csvLine } from '../../../src/domain/csv/csvLine';
import { calendarFile, calendarFileName } from '../../../src/domain/events/calendarFile';
import { dateProgress } from '../../../src/domain/events/dateProgress';
import { type CalendarEvent, eventStatus } from '../../../src/domain/events/event';
import { hoursTaken } from '../../../src/domain/events/hoursTaken';
import { matchingSpeaker } from '../../../src/domain/events/matchingSpeaker';
import { fileEndingOf, problemOf } from '../../../src/domain/forms/answer';
import { FIELD_TYPES } from '../../../src/domain/forms/field';
import { hiddenNamesProblem, typedNames } from '../../../src/domain/forms/hiddenNames';
import { otherKindOf } from '../../../src/domain/import/bytes/fileKind';
import { TAKEN_FOR, undoTwice } from '../../../src/domain/import/bytes/twice';
import { dayOrderIn, readDate } from '../../../src/domain/import/dates';
import { dayOrderOf } from '../../../src/domain/import/dayOrder';
import { decisionsOf } from '../../../src/domain/import/decisions';
import { isGenderCode, readGender, readStatus, withoutTitle } from '../../../src/domain/import/genders';
import { readHour } from '../../../src/domain/import/hours';
import { matchHeaders } from '../../../src/domain/import/matchHeaders';
import { movedValue } from '../../../src/domain/import/moved';
import { readPhone } from '../../../src/domain/import/phones';
import { planOf } from '../../../src/domain/import/plan';
import { readRow } from '../../../src/domain/import/readRow';
import { readSheet } from '../../../src/domain/import/readTable';
import { firstRows } from '../../../src/domain/import/rows';
import { isTwoPeople } from '../../../src/domain/import/wholeName';
import { composedLabel } from '../../../src/domain/labels/labelLines';
import { filledIn, unknownFields } from '../../../src/domain/labels/letter';
import { isEmail, isMailbox } from '../../../src/domain/members/email';
import { IMPORT_COLUMNS } from '../../../src/domain/members/fileColumns';
import { memberDraftSchema } from '../../../src/domain/members/memberDraft';
import { readConsentFilter } from '../../../src/domain/register/consents';
import { consentColumnsOf, readConsents } from '../../../src/domain/register/importedConsents';
import { readState, stateColumnsOf } from '../../../src/domain/register/importedState';
import { foldAccents } from '../../../src/domain/search/foldAccents';
import { markedDigits, markedIn } from '../../../src/domain/search/marks';
import { memberSearchOf, searchText } from '../../../src/domain/search/memberSearch';
import { uniqueKey } from '../../../src/domain/search/uniqueKey';
import { searchable, searchOf, wordsIn } from '../../../src/domain/search/words';
import { readDay } from '../../../src/domain/storedDay';
import { callerBehind } from '../../support/callerBehind.ts';
import { present } from '../../support/present.ts';

type Take = (text: string) => unknown;

const TODAY = '2026-01-01';

const valuesOf = (text: string) =>
  Object.fromEntries(IMPORT_COLUMNS.map((name) => [name, text])) as Record<
    (typeof IMPORT_COLUMNS)[number],
    string
  >;

const memberOf = (text: string) => ({
  ...valuesOf(text),
  genre: 'masculin' as const,
  situation_matrimoniale: null,
});

const fields = FIELD_TYPES.map((type_de_champ, at) => ({
  id: at + 1,
  nom_du_champ: 'Champ',
  type_de_champ,
  option: 'Oui, Non',
  is_required: true,
  required: null,
  placeholder: null,
}));

const answers: Take = (text) =>
  checkedAnswers(fields, { values: new Map(fields.map(({ id }) => [String(id), text])), files: new Map() });

const event: Take = (text) =>
  eventFields(
    {
      nom_evenement: text,
      lieu: text,
      date: text,
      heure_debut: text,
      heure_fin: text,
      is_recurrent: false,
    },
    'Europe/Paris',
  );

const form: Take = (text) =>
  checkedForm({
    nom_du_formulaire: text,
    description: text,
    form_extend: false,
    form_static: false,
    champs: [
      {
        nom_du_champ: text,
        type_de_champ: text,
        option: text,
        is_required: false,
        placeholder: text,
      },
    ],
  });

const DEVICE = { today: TODAY, zone: 'Europe/Paris' };
const LABEL_OPTIONS = { withChildren: true, hasPostcodes: true, words: labelNameTexts };
const LETTER_NAMES = { firstName: 'Prénom', lastName: 'Nom', salutation: 'Formule d’appel' };
const file: Take = (text) => readCsvFile(new TextEncoder().encode(`nom;prenom;genre\n${text}`), DEVICE);
const firstLine: Take = (text) => readCsvFile(new TextEncoder().encode(text), DEVICE);
const HEADERS = [...IMPORT_COLUMNS];
const columnsOf = (header: readonly string[], text: string) =>
  planOf(header, [header.map(() => text)], matchHeaders(header));
const readBy = (header: readonly string[], text: string) =>
  readRow(
    header.map(() => text),
    columnsOf(header, text),
    { ...DEVICE, dayOrder: 'dayFirst', nameOrder: 'lastFirst' },
  );
const line: Take = (text) => readLine(2, readBy(HEADERS, text), TODAY);
const wholeName: Take = (text) => readBy(['nom complet', 'genre'], text);
const decided: Take = (text) => {
  for (const header of [HEADERS, ['nom complet', 'gender id', 'ddn (jj/mm/aaaa)']])
    decisionsOf(header, [header.map(() => text)], columnsOf(header, text));
};
const saidState: Take = (text) => {
  stateColumnsOf([text, 'etat'], [[text, text]]);
  return readState([text, text, text], { etat: 0, etat_depuis: 1, etat_motif: 2 }, DEVICE);
};
const photos = { id: 1, nom: 'Photos', genre: 'image', actif: true };
const saidConsents: Take = (text) => {
  consentColumnsOf([text, 'photos'], [[text, text]], [photos]);
  return readConsents([text], [{ column: 0, kind: 1 }], DEVICE);
};
const header: Take = (text) => matchHeaders([text, text]);
const cells: Take = (text) => [readCell(text), guard(text), csvLine([text]), csvLine([text], 'excel')];
const eventOf = (text: string): CalendarEvent => ({
  ...{ id: 1, nom_evenement: text, lieu: text, date: text, heure_debut: text, heure_fin: text },
  ...{ is_recurrent: false, recurence_data: null },
});
const calendar: Take = (text) => {
  const options = { now: new Date(0), host: text, description: text };
  return [eventOf(text), { ...eventOf(text), date: TODAY }].map((event) => calendarFile(event, options));
};
const twice: Take = (text) => TAKEN_FOR.map((single) => undoTwice(text, single));
const query: Take = (text) =>
  readQuery(
    present(memberCalls.list.params, 'query of membres.list'),
    new URLSearchParams([
      ['page', text],
      ['groupes[]', text],
      [text, 'x'],
    ]),
  );

/** The functions that get text of any length, by the file that has the pattern. */
export const TRIED: Readonly<Record<string, readonly Take[]>> = {
  'src/domain/contact/mailHref.ts': [mailHref],
  'src/domain/storedDay.ts': [readDay],
  'src/domain/register/consents.ts': [readConsentFilter],
  'src/domain/register/importedConsents.ts': [saidConsents],
  'src/domain/register/importedState.ts': [saidState],
  'src/domain/import/bytes/fileKind.ts': [
    (text) => otherKindOf(new TextEncoder().encode(text)),
    (text) => otherKindOf(new TextEncoder().encode(`<html ${text}`)),
  ],
  'src/domain/contact/phoneSearch.ts': [phoneDigits],
  'src/domain/labels/labelLines.ts': [
    (text) => composedLabel([{ id: 1, nom: text, adresse: text }], LABEL_OPTIONS),
  ],
  'src/domain/labels/letter.ts': [
    (text) => filledIn(text, LETTER_NAMES, LETTER_NAMES),
    (text) => unknownFields(text, LETTER_NAMES),
  ],
  'src/domain/contact/postcode.ts': [isFrenchPostcode, splitPostcode],
  'src/domain/contact/telephone.ts': [isPhoneLike, shownPhone],
  'src/domain/accounts/account.ts': [isOneLine],
  'demo/server/letters/mailName.ts': [mailName],
  'demo/server/contract/accounts/accountNames.ts': [accountAddress],
  'src/domain/color.ts': [itemColor, tagColor, textOn, (text) => contrast(text, text)],
  'src/domain/members/email.ts': [
    isEmail,
    isMailbox,
    (text) => memberDraftSchema._zod.run({ value: { email: text }, issues: [] }, {}),
  ],
  'src/domain/events/event.ts': [(date) => eventStatus({ date } as never, TODAY)],
  'src/domain/calendar/dayNumbers.ts': [dayNumber],
  'src/domain/calendar/eventDay.ts': [
    (time) => localMinutes({ day: '2026-01-01', heure_debut: time, heure_fin: time }),
  ],
  'src/domain/calendar/icsText.ts': [escapeText, (text) => icsFile([text])],
  'src/domain/calendar/momentWords.ts': [minuteWords, (date) => momentWords({ date }, 'Europe/Paris')],
  'src/domain/events/dateProgress.ts': [
    (text) => dateProgress({ jour: TODAY, heure_debut: text, heure_fin: text }, `${TODAY}T10:00`),
  ],
  'src/domain/events/hoursTaken.ts': [
    (text) => hoursTaken({ event: { heure_debut: text, heure_fin: text }, part: 'first' } as never),
  ],
  'src/domain/calendar/overlap.ts': [
    (text) => overlapping({ jour: TODAY, heure_debut: text, heure_fin: text }, [], 'Europe/Paris'),
  ],
  'src/domain/events/calendarEntry.ts': [calendar],
  'src/domain/events/calendarFile.ts': [
    calendar,
    (nom_evenement) => calendarFileName(eventOf(nom_evenement)),
  ],
  'src/domain/csv/cell.ts': [cells],
  'src/domain/csv/csvLine.ts': [(text) => csvLine([text])],
  'src/domain/csv/excelCell.ts': [(text) => csvLine([text], 'excel')],
  'src/domain/import/bytes/reading.ts': [file],
  'src/domain/import/bytes/twice.ts': [twice],
  'src/domain/import/matchHeaders.ts': [header],
  'src/domain/import/header.ts': [firstLine],
  'src/domain/import/readTable.ts': [(text) => readSheet(text, async () => {})],
  'src/domain/import/rows.ts': [(text) => firstRows(text, ';', 20)],
  'src/domain/import/plan.ts': [decided],
  'src/domain/import/dates.ts': [(text) => readDate(text, DEVICE), dayOrderIn],
  'src/domain/import/dayOrder.ts': [(text) => dayOrderOf([text], text)],
  'src/domain/import/genders.ts': [readGender, readStatus, isGenderCode, withoutTitle],
  'src/domain/import/hours.ts': [readHour],
  'src/domain/import/moved.ts': [(text) => movedValue(valuesOf(text), true)],
  'src/domain/import/normaliseLine.ts': [line],
  'src/domain/import/phones.ts': [readPhone],
  'src/domain/import/wholeName.ts': [wholeName, isTwoPeople],
  'src/domain/search/foldAccents.ts': [foldAccents],
  'src/domain/forms/answer.ts': [fileEndingOf, (text) => fields.map((field) => problemOf(field, text))],
  'src/domain/forms/hiddenNames.ts': [typedNames, (text) => hiddenNamesProblem([text])],
  'demo/server/contract/catalog/entryFields.ts': [
    (text) => new EntryFields().name('nom', text, '').prose('description', text).colour('couleur', text),
  ],
  'demo/server/contract/events/eventFields.ts': [event, nameKey],
  'src/domain/events/matchingSpeaker.ts': [(text) => matchingSpeaker([], { nom: text, prenom: text }, true)],
  'demo/server/contract/forms/answers/answerSearch.ts': [
    (text) => answerSearchText({ 1: text, 2: text }, { 1: 'date', 2: 'tel' }),
    answerConditions,
  ],
  'demo/server/contract/forms/identifiers.ts': [newIdentifier, form],
  'demo/server/http/caller.ts': [(text) => callerBehind(0, undefined, text), (text) => callerBehind(1, text)],
  'demo/server/http/queryParams.ts': [query],
  'src/domain/search/memberSearch.ts': [
    memberSearchOf,
    (text) => searchText({ nom: text, prenom: text, telephone: text, email: text, ville: text }),
  ],
  'demo/server/contract/exports/exportFormat.ts': [phoneAsRead],
  'demo/server/time/asRead.ts': [dayAsRead],
  'demo/server/contract/members/transfer/csvFile.ts': [firstLine],
  'demo/server/time/days.ts': [isCalendarDay],
  'demo/server/guard/doors/publicCalls.ts': [(text) => publicCallAt('GET', `/${text}`)],
  'demo/server/store/search/composed.ts': [composed],
  'src/domain/search/marks.ts': [
    (text) => markedIn(text, searchOf('ab')),
    (text) => markedDigits(text, searchOf('123')),
  ],
  'src/domain/search/words.ts': [searchOf, searchable, wordsIn],
  'src/domain/search/uniqueKey.ts': [uniqueKey],
  'demo/server/http/body/storable.ts': [storable],
  'demo/server/store/search/tidyText.ts': [
    onOneLine,
    tidyLine,
    tidyText,
    answers,
    (text) => checkedMember(memberOf(text), TODAY),
  ],
};

/** Why a pattern only gets short text, by the file that has it. */
export const BOUNDED: Readonly<Record<string, string>> = {
  'demo/server/contract/registrations/attendees.ts': 'words of a search of 300 characters',
  'demo/server/contract/members/transfer/memberExport.ts': 'stored codes of contacts',
  'src/domain/import/bytes/accentedWords.ts': 'its own list',
  'src/domain/import/bytes/likelihood.ts': 'words of 40 bytes',
  'src/domain/import/bytes/readings.ts': 'words of 40 bytes',
  'src/domain/import/bytes/words.ts': 'single letters',
  'src/domain/import/firstNames.ts': 'its own list',
  'src/domain/members/family.ts': 'names of fields that a back end refuses',
  'demo/server/letters/expiredMails.ts': 'names of files that the server wrote',
  'src/domain/calendar/timeZoneLines.ts': 'instants of its own',
  'demo/server/contract/registrations/registering.ts': 'a telephone number of 40 letters',
  'src/domain/events/saidOfEvent.ts': 'the first five letters of an hour',
  'demo/server/letters/sendFailures.ts': 'the answer of a mail server, cut before',
  'demo/server/letters/FailureLog.ts': 'the same, in a sentence',
  'demo/server/letters/tryMailServer.ts': 'the sender of the settings',
  'demo/server/store/search/foldSql.ts': 'the letters of fold.ts',
  'demo/server/guard/auth/KnownCallers.ts': 'the address of a connection, and a value of 43 characters',
  'demo/server/guard/passwords/passwordBits.ts': 'the first 32 letters of a password',
  'demo/server/letters/mailer.ts': 'the server’s own clock',
  'demo/server/contract/pages/servePageSave.ts': 'a header: Node takes 16 KB of them in all',
  'demo/server/http/page.ts': 'the address of the settings',
  'demo/server/guard/auth/accessNetwork.ts': 'the address of a connection',
  'demo/server/guard/passwords/passwordHash.ts': 'the first 1,000 letters of a password',
  'demo/server/guard/passwords/weakPasswords.ts': 'the first 200 letters of a password',
  'demo/server/contract/forms/answers/readerRoutes.ts': 'a name of 150 letters, as it was stored',
  'demo/server/guard/doors/SignedTimestamps.ts': 'a pattern of fixed lengths from start to end',
  'demo/server/contract/forms/openingFields.ts': 'patterns of fixed lengths from start to end',
  'demo/server/http/body/readBody.ts': 'a header: Node takes 16 KB of them in all',
  'demo/server/http/body/readForm.ts': 'a name of a part: 16 KB with its other headers',
  'demo/server/contract/health/controls.ts': 'tests only',
  'demo/server/contract/health/metrics.ts': 'paths of the contract, and a header',
  'demo/server/contract/openapi/calls/callLists.ts': 'names of calls, for headings',
  'demo/server/contract/openapi/document.ts': 'the address of the server',
  'demo/server/contract/openapi/parameters.ts': 'paths of the contract',
  'demo/server/http/requestId.ts': 'a header',
  'demo/server/http/requestLog.ts': 'the server’s own line: an address of the call and a stack',
  'demo/server/http/route.ts': 'a header, and paths of the contract',
  'demo/server/http/staticFiles.ts': 'headers, and names of files that are there',
};
