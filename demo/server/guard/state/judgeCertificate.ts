import { DAY_MS } from '../../../../src/domain/calendar/dayNumbers';
import { type Finding, soon, well, wrong } from './finding';
import { findingTexts } from './texts';

/** Days left below which a renewal that should have come is missing: certificates are renewed 30 days before. */
const SOON_DAYS = 14;

interface Moment {
  now(): number;
  timeZone: string | undefined;
}

/** What a certificate means that was shown. A date that has passed is told before what follows from it. */
export function judgeCertificate(
  host: string,
  { until, refusal }: { until: string; refusal: string | undefined },
  { now, timeZone }: Moment,
): Finding {
  const left = Date.parse(until) - now();
  if (left <= 0) return wrong(findingTexts.certificateOver(host, until, timeZone), findingTexts.renew);
  if (refusal) return wrong(findingTexts.certificateRefused(host, refusal), findingTexts.correctCertificate);
  const days = Math.floor(left / DAY_MS);
  return days < SOON_DAYS
    ? soon(findingTexts.certificateSoon(host, days, until, timeZone), findingTexts.renew)
    : well(findingTexts.certificateWell(host, days, until, timeZone));
}
