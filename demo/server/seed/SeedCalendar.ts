/** Draws the days on which people joined: mostly in the last two years, with the seasons of a community. */
import { addDays, dayNumber, daysBetween, weekdayOf } from '../../../src/domain/calendar/dayNumbers';
import type { Random } from './Random';

const RECENT_DAYS = 730;
const OLD_DAYS = 3650;
const OLD_SHARE = 0.42;
/** Weights from January to December: many people join in January and September, few in summer. */
const SEASONS = [1.4, 1, 1.1, 1.2, 1, 0.8, 0.4, 0.3, 2.2, 1.6, 1, 1.1];
const SUNDAY_WEIGHT = 5;
/** As `weekdayOf` counts. */
const SUNDAY = 7;

export class SeedCalendar {
  private readonly ends: number[] = [];

  constructor(readonly today: string) {
    let sum = 0;
    for (let back = RECENT_DAYS - 1; back >= 0; back--) {
      const day = addDays(today, -back);
      const growth = 1 + (RECENT_DAYS - back) / RECENT_DAYS;
      const season = SEASONS[Number(day.slice(5, 7)) - 1]!;
      sum += season * (weekdayOf(dayNumber(day)) === SUNDAY ? SUNDAY_WEIGHT : 1) * growth;
      this.ends.push(sum);
    }
  }

  /** Draws a day of joining, today at the latest. */
  joining(random: Random): string {
    if (random.chance(OLD_SHARE)) return addDays(this.today, -random.whole(RECENT_DAYS, OLD_DAYS));
    const drawn = random.next() * this.ends.at(-1)!;
    let [low, high] = [0, this.ends.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.ends[middle]! <= drawn) low = middle + 1;
      else high = middle;
    }
    return addDays(this.today, low + 1 - RECENT_DAYS);
  }

  /** Draws a day between the given one and today. */
  since(day: string, random: Random): string {
    return addDays(day, random.whole(0, Math.max(0, daysBetween(day, this.today))));
  }

  birthday(random: Random, minAge: number, maxAge: number): string {
    return addDays(this.today, -random.whole(minAge * 365 + 200, maxAge * 365));
  }
}
