/*
 * `npm run bench -- --only=events` measures events that many people take part in: visitors who register at once, a queue of
 * mails beside other writes, a feed for calendars, and the attendance sheet of a telephone. It runs on PGlite, or on the
 * PostgreSQL of DATABASE_URL.
 */
import { Caller, dataOf } from '../../../slow/load/harness/caller.ts';
import { temporaryFolder } from '../../../slow/load/harness/folders.ts';
import { bundleServer, ServerProcess } from '../../../slow/load/harness/serverProcess.ts';
import { MAILS, mailSink, measureMails } from './mails.ts';
import { counts, openEvent, register } from './registrations.ts';
import { measureSheet } from './sheet.ts';

const FEED_EVENTS = 2000;
const PEOPLE = 500;
const PLACES = 300;

/** A feed that a calendar asks for. @param staff signed in */
async function measureFeed(staff: Caller): Promise<void> {
  for (let at = 0; at < FEED_EVENTS; at++) {
    const day = `2031-0${1 + (at % 9)}-1${at % 10}`;
    const series = at % 4 === 0 && { is_recurrent: true, recurence_data: { frequency: 'weekly' } };
    const event = { nom_evenement: `Rencontre ${at}`, date: `${day}T10:00:00`, heure_debut: '10:00' };
    const { status } = await staff.post('/api/events/', {
      ...event,
      lieu: 'Temple',
      is_recurrent: false,
      ...series,
    });
    if (status !== 201) throw new Error(`An event got ${status}.`);
  }
  const { adresse } = dataOf<{ adresse: string }>(await staff.post('/api/flux/', { genre: 'tous' }));
  const { pathname, search } = new URL(adresse, staff.url);
  const spent: number[] = [];
  for (let turn = 0; turn < 12; turn++) {
    const begun = performance.now();
    const text = await (await fetch(staff.url + pathname + search)).text();
    spent.push(performance.now() - begun);
    const events = text.split('BEGIN:VEVENT').length - 1;
    if (events < FEED_EVENTS) throw new Error(`The feed has ${events} events.`);
  }
  spent.sort((one, other) => one - other);
  console.log(`  median ${spent[6]?.toFixed(0)} ms, longest ${spent.at(-1)?.toFixed(0)} ms`);
}

await bundleServer();
const { DATABASE_URL } = process.env;
const home = DATABASE_URL ? { DATABASE_URL } : { PARVIS_DATA: temporaryFolder('events') };
const sink = await mailSink();
const server = await ServerProcess.start(home, 500, { PARVIS_SMTP: `smtp://127.0.0.1:${sink.port}` });
const staff = new Caller(server.url);
await staff.signIn();

console.log(`${PEOPLE} registrations at ${PLACES} places, twenty visitors at a time`);
const camp = await openEvent(staff, 'Camp', PLACES);
const seconds = await register(server.url, camp, PEOPLE);
console.log(`  ${seconds.toFixed(1)} s, ${JSON.stringify(await counts(staff, camp))}`);

console.log(`\n${MAILS} mails in the queue, and the writes of others`);
await measureMails(staff, sink);

console.log(`\nA feed of ${FEED_EVENTS} events`);
await measureFeed(staff);
server.child.kill('SIGTERM');
await server.ended;
sink.close();

console.log('\nAttendance of 2,000 expected people, on a telephone four times slower, by slow 4G');
await measureSheet();
process.exit(0);
