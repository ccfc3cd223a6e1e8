import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SERVER = 'demo/server';

const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, text: readFileSync(`${SERVER}/${file}`, 'utf8') }));

/** The only one that puts the day and hours of an event into words, and takes what is said of the event for it. */
const FACTS = 'letters/events/eventFacts.ts';

describe('A letter or page of the server', () => {
  it('tells the day of an event only along with what is said of it [Q7]', () => {
    const telling = sources.filter(({ text }) => /\bmomentWords\(/.test(text)).map(({ file }) => file);
    expect(telling).toEqual([FACTS]);
  });

  it('has that from the one function that knows whether the event takes place [Q7]', () => {
    const users = sources.filter(
      ({ file, text }) => file !== FACTS && /\b(?:eventFacts|eventPart|pageFacts)\(/.test(text),
    );
    const asking = users.filter(({ text }) => /\bsaid(?:OfEvent|Now)\b/.test(text));
    expect(asking.map(({ file }) => file)).toEqual(users.map(({ file }) => file));
    expect(users.map(({ file }) => file).toSorted()).toEqual([
      'contract/calendar/EventNews.ts',
      'contract/registrations/letters.ts',
      'contract/registrations/placeLink.ts',
      'contract/registrations/registrationShown.ts',
      'contract/services/serviceLetters.ts',
      'contract/services/serviceLink.ts',
    ]);
  });
});
